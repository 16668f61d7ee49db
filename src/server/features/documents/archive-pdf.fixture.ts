/** What the archive format (ISO 19005-3, level A) asks of a file and can be told from its bytes; what is missing, by name. */
export function missingOfArchive(file: Buffer): string[] {
  const source = file.toString("latin1");
  const objects = [...source.matchAll(/(?:^|\n)\d+ 0 obj\n([\s\S]*?)\nendobj/g)].map(([, body = ""]) => body);
  const of = (type: RegExp) => objects.filter((body) => type.test(body));
  const metadata = Buffer.from(of(/\/Type \/Metadata/)[0] ?? "", "latin1").toString("utf8");
  const descriptors = of(/\/Type \/FontDescriptor/);
  const asked: Readonly<Record<string, boolean>> = {
    "binary comment after the header": /^%PDF-1\.7\n%[\x80-\xff]{4}/.test(source),
    "file identifier": /\/ID \[<\w{32}> <\w{32}>\]/.test(source),
    "no encryption": !/\/Encrypt /.test(source),
    "no transparency without a space for it": !/\/SMask|\/CA 0|\/ca 0/.test(source),
    "output intent with its profile": of(/\/S \/GTS_PDFA1[\s\S]*\/DestOutputProfile/).length === 1,
    "tags and language": /\/Marked true/.test(source) && /\/Lang \(\w+\)/.test(source),
    "every font embedded": descriptors.length > 0 && descriptors.every((body) => /\/FontFile2 /.test(body)),
    "every font readable": of(/\/Subtype \/Type0/).every((body) => /\/ToUnicode /.test(body)),
    "every glyph mapped": of(/\/Subtype \/CIDFontType2/).every((body) =>
      /\/CIDToGIDMap \/Identity/.test(body),
    ),
    "nothing that acts": !/\/(?:JavaScript|Launch|Annots) /.test(source),
    "no font of the reader's machine": of(/\/Subtype \/Type1\b/).length === 0,
    "metadata in the clear": !/\/Filter/.test(of(/\/Type \/Metadata/)[0] ?? "/Filter"),
    "PDF/A-3a": /<pdfaid:part>3<[\s\S]*<pdfaid:conformance>A</.test(metadata),
    "PDF/UA-1": /<pdfuaid:part>1</.test(metadata),
    "Factur-X EN 16931": /<fx:ConformanceLevel>EN 16931</.test(metadata),
    "its schema": /<pdfaSchema:prefix>fx<[\s\S]*<pdfaProperty:name>ConformanceLevel</.test(metadata),
    "embedded file": of(/\/Type \/EmbeddedFile[\s\S]*\/Subtype \/text#2Fxml/).length === 1,
    "its day": of(/\/Type \/EmbeddedFile[\s\S]*\/ModDate \(D:/).length === 1,
    "its place": of(/\/AFRelationship \/Alternative[\s\S]*\/UF \(factur-x\.xml\)/).length === 1,
    "associated with the document": /\/AF \[\d+ 0 R\]/.test(source),
    "named among the files": /\/EmbeddedFiles <<\s*\/Names \[\s*\(factur-x\.xml\)/.test(source),
  };
  return Object.keys(asked).filter((name) => !asked[name]);
}
