/** A PDF of one empty page, small and whole; `objects` come after its page, `trailer` into its trailer. */
export function smallPdf({ objects = "", trailer = "" } = {}): Buffer {
  const body = `%PDF-1.7
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 200 100]>> endobj
${objects}`;
  const table = `trailer <</Root 1 0 R /Size 6 ${trailer}>>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table, "latin1");
}

/** A linearised PDF: the first page with an end of its own, then the rest. */
export function linearisedPdf(): Buffer {
  return Buffer.from(
    `%PDF-1.7
2 0 obj <</Linearized 1 /L 640 /H [529 114] /O 5 /E 836 /N 1 /T 903>> endobj
xref
3 1
0000000480 00000 n
trailer <</Root 3 0 R /Size 7 /Prev 480>>
startxref
0
%%EOF
3 0 obj <</Pages 1 0 R /Type /Catalog>> endobj
5 0 obj <</MediaBox [0 0 200 100] /Parent 1 0 R /Type /Page>> endobj
1 0 obj <</Count 1 /Kids [5 0 R] /Type /Pages>> endobj
xref
0 1
0000000000 65535 f
trailer <</Size 2>>
startxref
86
%%EOF
`,
    "latin1",
  );
}

interface Encryption {
  readonly rest: string;
  readonly owner: string;
  readonly user: string;
  readonly id: string;
}

/** An encrypted PDF, as far as its trailer and dictionary go. */
export function encryptedPdf({ rest, owner, user, id }: Encryption): Buffer {
  const dictionary = `<</Filter /Standard /StmF /StdCF /StrF /StdCF ${rest} /O ${owner} /U ${user}>>`;
  return smallPdf({
    objects: `5 0 obj\n${dictionary}\nendobj\n`,
    trailer: `/ID [${id}${id}] /Encrypt 5 0 R`,
  });
}

/** Made by qpdf 11 with the passwords "user" and "owner", and with an owner's alone. */
export const encryptions = [
  {
    what: "40 bits",
    opens: false,
    rest: "/V 1 /R 2 /Length 40 /P -4",
    owner: "<94e8094419662a774442fb072e3d9f19e9d130ec09a4d0061e78fe920f7ab62f>",
    user: "<6993ec482bed846a3ddef08733368077a27ec6333342f2f035429ebb29bbc382>",
    id: "<2374cc35c2466f4520136aa8d4a78118>",
  },
  {
    what: "40 bits",
    opens: true,
    rest: "/V 1 /R 2 /Length 40 /P -4",
    owner: "<c92422687facee686e373f10b5c7d04738053152f7e2ee30e11c69ec442576ab>",
    user: "<eb5ee516d7b43971eadb5477cf47361a06f30f0beec6efabb564926a0c641164>",
    id: "<2374cc35c2466f4520136aa8d4a78118>",
  },
  {
    what: "128 bits",
    opens: false,
    rest: "/V 2 /R 3 /Length 128 /P -4",
    owner: "<0ba3835f88f90388e74e54584125ce142be0de24c6b0d37746e075b891756671>",
    user: "<df0bc4b86504d35fc23365707b17f8ca0122456a91bae5134273a6db134c87c4>",
    id: "<2374cc35c2466f4520136aa8d4a78118>",
  },
  {
    what: "128 bits",
    opens: true,
    rest: "/V 2 /R 3 /Length 128 /P -4",
    owner: "<566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5>",
    user: "<22bfd873a16515a95063756c66171d6d0122456a91bae5134273a6db134c87c4>",
    id: "<2374cc35c2466f4520136aa8d4a78118>",
  },
  {
    what: "128 bits of AES, metadata in the clear",
    opens: false,
    rest: "/V 4 /R 4 /Length 128 /P -4 /EncryptMetadata false",
    owner: "<0ba3835f88f90388e74e54584125ce142be0de24c6b0d37746e075b891756671>",
    user: "<b849d1c2f30675395fee4c94f0ca333f0122456a91bae5134273a6db134c87c4>",
    id: "<2374cc35c2466f4520136aa8d4a78118>",
  },
  {
    what: "128 bits of AES, metadata in the clear",
    opens: true,
    rest: "/V 4 /R 4 /Length 128 /P -4 /EncryptMetadata false",
    owner: "<566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5>",
    user: "<d3776d53884ebb3557c21a8029f309290122456a91bae5134273a6db134c87c4>",
    id: "<2374cc35c2466f4520136aa8d4a78118>",
  },
  {
    what: "256 bits, revision 5",
    opens: false,
    rest: "/V 5 /R 5 /Length 256 /P -4",
    owner:
      "<7b3c1b360639c4e230fef17d0dbca55ba0db296b12e696f234fea0dde1a61ab46bb15948b0d3f59969b0d1f0ea3a8e3f>",
    user: "<2e60f5aa5dd60dd4130d57dcffb7a306840717c31186a68ccaf0fe28b3da94ae415fe4d3f8ea502c51729a5580148a77>",
    id: "<2374cc35c2466f4520136aa8d4a78118>",
  },
  {
    what: "256 bits, revision 5",
    opens: true,
    rest: "/V 5 /R 5 /Length 256 /P -4",
    owner:
      "<806d1013f76ee6d76bbef0752935570ffad9052841b1561be43be0e93d58caf20100656c07cad564b0e364e7753221f4>",
    user: "<72f5bd9145b56b03252a78b9948cb4e901dac0525cf87a2ecacf4dc695f8bb99fecb74742ebb7fed0d15f187e20022db>",
    id: "<2374cc35c2466f4520136aa8d4a78118>",
  },
  {
    what: "256 bits",
    opens: false,
    rest: "/V 5 /R 6 /Length 256 /P -4",
    owner:
      "<ed49162e25373b6cebf2be73a0f106c7a9ec294dcb176525f1f8b60129fa03f013a2185ea498476c8ea0941446c49c5a>",
    user: "<e00a688b4c13dc37df5078419fac0f0faa25591fd68f0fb5dbc13517a96d2ccd2faf39f2f2129c7ac3280f90e7af8c53>",
    id: "<2374cc35c2466f4520136aa8d4a78118>",
  },
  {
    what: "256 bits",
    opens: true,
    rest: "/V 5 /R 6 /Length 256 /P -4",
    owner:
      "<d8b21ddaa853d6ebec64b5d0016055d5f83861586f478a0bb92df9bba8844f4c0f4018d6b4e5cf258bf0d7a9aa6e6357>",
    user: "<30c8e09871ce5d975330a96f6d8eea28de4c529d3aacbb57c83175a0a8eedf92cda98d66aea5fb021cea5f01f1bdfaa3>",
    id: "<2374cc35c2466f4520136aa8d4a78118>",
  },
] as const;
