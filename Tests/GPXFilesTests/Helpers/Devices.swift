/// Files shaped as devices and services write them, after their public documentation.
enum Devices {
  /// Garmin Connect: long decimals, milliseconds, heart rate and temperature in Garmin's own extension.
  static let garmin = """
    <?xml version="1.0" encoding="UTF-8"?>
    <gpx creator="Garmin Connect" version="1.1"
      xsi:schemaLocation="http://www.topografix.com/GPX/1/1 http://www.topografix.com/GPX/11.xsd"
      xmlns:ns3="http://www.garmin.com/xmlschemas/TrackPointExtension/v1"
      xmlns="http://www.topografix.com/GPX/1/1"
      xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:ns2="http://www.garmin.com/xmlschemas/GpxExtensions/v3">
      <metadata>
        <link href="connect.garmin.com">
          <text>Garmin Connect</text>
        </link>
        <time>2026-05-03T06:30:12.000Z</time>
      </metadata>
      <trk>
        <name>Morning Run</name>
        <type>running</type>
        <trkseg>
          <trkpt lat="46.94809150695800781250" lon="7.44744449853897094727">
            <ele>542.5999755859375</ele>
            <time>2026-05-03T06:30:12.000Z</time>
            <extensions>
              <ns3:TrackPointExtension>
                <ns3:atemp>14.0</ns3:atemp>
                <ns3:hr>98</ns3:hr>
                <ns3:cad>81</ns3:cad>
              </ns3:TrackPointExtension>
            </extensions>
          </trkpt>
          <trkpt lat="46.94900000000000000000" lon="7.44744449853897094727">
            <ele>546.5999755859375</ele>
            <time>2026-05-03T06:30:42.500Z</time>
            <extensions>
              <ns3:TrackPointExtension>
                <ns3:hr>121</ns3:hr>
              </ns3:TrackPointExtension>
            </extensions>
          </trkpt>
        </trkseg>
      </trk>
    </gpx>
    """

  /// Strava's export: the time of the activity in its metadata, one segment, a number for a type.
  static let strava = """
    <?xml version="1.0" encoding="UTF-8"?>
    <gpx creator="StravaGPX" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" \
    xsi:schemaLocation="http://www.topografix.com/GPX/1/1 http://www.topografix.com/GPX/1/1/gpx.xsd" version="1.1" \
    xmlns="http://www.topografix.com/GPX/1/1">
     <metadata>
      <time>2026-06-11T17:02:45Z</time>
     </metadata>
     <trk>
      <name>Feierabendrunde 🚴 &amp; Bier</name>
      <type>cycling</type>
      <trkseg>
       <trkpt lat="52.5200000" lon="13.4050000">
        <ele>34.2</ele>
        <time>2026-06-11T17:02:45Z</time>
       </trkpt>
       <trkpt lat="52.5290000" lon="13.4050000">
        <ele>38.6</ele>
        <time>2026-06-11T17:05:45Z</time>
       </trkpt>
      </trkseg>
     </trk>
    </gpx>
    """

  /// Apple Health's export of a workout route: attributes in another order, no name to speak of, accuracy as extensions.
  static let apple = """
    <?xml version="1.0" encoding="UTF-8"?>
    <gpx version="1.1" creator="Apple Health Export" xmlns="http://www.topografix.com/GPX/1/1" \
    xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" \
    xsi:schemaLocation="http://www.topografix.com/GPX/1/1 http://www.topografix.com/GPX/1/1/gpx.xsd">
      <metadata>
        <time>2026-08-20T18:00:00Z</time>
      </metadata>
      <trk>
        <name>Route 2026-08-20 6:32pm</name>
        <trkseg>
          <trkpt lon="-122.030237" lat="37.331705"><ele>56.301220</ele><time>2026-08-20T17:32:01Z</time>\
    <extensions><speed>1.391270</speed><course>224.264175</course><hAcc>2.1</hAcc><vAcc>1.7</vAcc></extensions></trkpt>
          <trkpt lon="-122.031237" lat="37.331705"><ele>56.201220</ele><time>2026-08-20T17:33:01Z</time>\
    <extensions><speed>1.4</speed><course>224.2</course><hAcc>2.1</hAcc><vAcc>1.7</vAcc></extensions></trkpt>
        </trkseg>
      </trk>
    </gpx>
    """

  /// OsmAnd: extensions with a prefix of its own, after the track too, and no name in the track.
  static let osmAnd = """
    <?xml version='1.0' encoding='UTF-8' standalone='yes' ?>
    <gpx version="1.1" creator="OsmAnd~ 4.6" xmlns="http://www.topografix.com/GPX/1/1" \
    xmlns:osmand="https://osmand.net" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
      <metadata><name>2026-07-01_08-15_Wed</name></metadata>
      <wpt lat="45.0" lon="6.0"><name>Parking</name></wpt>
      <trk>
        <trkseg>
          <trkpt lat="45.923" lon="6.869"><ele>1035.4</ele><time>2026-07-01T06:15:03Z</time><hdop>5.3</hdop>\
    <extensions><osmand:speed>1.2</osmand:speed></extensions></trkpt>
          <trkpt lat="45.924" lon="6.869"><ele>1041.0</ele><time>2026-07-01T06:17:03Z</time></trkpt>
        </trkseg>
      </trk>
      <extensions><osmand:show_arrows>false</osmand:show_arrows></extensions>
    </gpx>
    """

  /// A logger that writes GPX 1.0: speed and course are elements of the point itself, bounds stand at the top.
  static let logger = """
    <?xml version="1.0"?>
    <gpx version="1.0" creator="GPSLogger" xmlns="http://www.topografix.com/GPX/1/0">
    <time>2026-02-01T10:00:00Z</time><bounds minlat="60.1" minlon="24.9" maxlat="60.2" maxlon="24.9"/>
    <trk><trkseg>
    <trkpt lat="60.100" lon="24.900"><ele>12.0</ele><time>2026-02-01T10:00:00Z</time><course>0</course>\
    <speed>3.5</speed><src>gps</src><sat>8</sat></trkpt>
    <trkpt lat="60.200" lon="24.900"><ele>15.5</ele><time>2026-02-01T10:50:00Z</time><speed>3.5</speed></trkpt>
    </trkseg></trk></gpx>
    """

  /// A file in which every name has a prefix.
  static let prefixed = """
    <?xml version="1.0" encoding="utf-8"?>
    <g:gpx version="1.1" creator="Suunto app" xmlns:g="http://www.topografix.com/GPX/1/1" xmlns:x="https://example.com/x">
    <g:trk><x:name>Not this</x:name><g:name>This</g:name><g:trkseg>
    <g:trkpt lat="61.5" lon="23.8"><x:ele>9999</x:ele><g:ele>95</g:ele><g:time>2026-01-05T08:00:00+02:00</g:time></g:trkpt>
    <g:trkpt lat="61.6" lon="23.8"><g:ele>101</g:ele><g:time>2026-01-05T09:00:00+02:00</g:time></g:trkpt>
    </g:trkseg></g:trk></g:gpx>
    """
}
