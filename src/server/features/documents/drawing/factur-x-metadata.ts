/** The facts of Factur-X in a PDF's metadata: which file is the data, and by which profile. */
const facts = [
  ["DocumentFileName", "factur-x.xml", "The name of the embedded XML document"],
  ["DocumentType", "INVOICE", "The type of the hybrid document in capital letters"],
  ["Version", "1.0", "The version of the standard applying to the embedded XML document"],
  ["ConformanceLevel", "EN 16931", "The conformance level of the embedded XML document"],
] as const;

const space = "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#";

/** What the archive format does not know by itself is described: the schema of Factur-X, and that of accessible PDFs. */
export const facturXMetadata = `
        <rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
            <pdfuaid:part>1</pdfuaid:part>
        </rdf:Description>
        <rdf:Description xmlns:fx="${space}" rdf:about="">
            ${facts.map(([name, value]) => `<fx:${name}>${value}</fx:${name}>`).join("\n            ")}
        </rdf:Description>
        <rdf:Description rdf:about=""
            xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
            xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"
            xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
            <pdfaExtension:schemas>
                <rdf:Bag>
                    ${schema("Factur-X PDFA Extension Schema", space, "fx", facts.map(property))}
                    ${schema("PDF/UA identification schema", "http://www.aiim.org/pdfua/ns/id/", "pdfuaid", [
                      propertyOf(
                        "part",
                        "Integer",
                        "internal",
                        "The part of ISO 14289 to which the file conforms",
                      ),
                    ])}
                </rdf:Bag>
            </pdfaExtension:schemas>
        </rdf:Description>`;

function schema(title: string, uri: string, prefix: string, properties: readonly string[]): string {
  return `<rdf:li rdf:parseType="Resource">
                        <pdfaSchema:schema>${title}</pdfaSchema:schema>
                        <pdfaSchema:namespaceURI>${uri}</pdfaSchema:namespaceURI>
                        <pdfaSchema:prefix>${prefix}</pdfaSchema:prefix>
                        <pdfaSchema:property>
                            <rdf:Seq>
                                ${properties.join("\n                                ")}
                            </rdf:Seq>
                        </pdfaSchema:property>
                    </rdf:li>`;
}

function property([name, , description]: (typeof facts)[number]): string {
  return propertyOf(name, "Text", "external", description);
}

function propertyOf(name: string, type: string, category: string, description: string): string {
  return `<rdf:li rdf:parseType="Resource">
                                    <pdfaProperty:name>${name}</pdfaProperty:name>
                                    <pdfaProperty:valueType>${type}</pdfaProperty:valueType>
                                    <pdfaProperty:category>${category}</pdfaProperty:category>
                                    <pdfaProperty:description>${description}</pdfaProperty:description>
                                </rdf:li>`;
}
