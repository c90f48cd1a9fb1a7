import { typeset } from '../pdf/typeset.ts'

/** One A4 page, upright or across as the picture is, which fills it up to the margins that printers need. */
const template = `
#let data = json(bytes(sys.inputs.data))
#set document(title: data.name)
#set page(paper: "a4", flipped: data.isWide, margin: 12mm)
#set align(center + horizon)
#image(data.file, width: 100%, height: 100%, fit: "contain", alt: data.alt)
`

interface PagePicture {
  jpeg: Buffer
  width: number
  height: number
  name: string
  alt: string
}

/** A picture on a page for print, as PDF. Takes a few milliseconds, because the JPEG is embedded as it is. */
export async function picturePage({ jpeg, width, height, name, alt }: PagePicture): Promise<Buffer> {
  const file = 'picture.jpg'
  const data = { name, alt, isWide: width > height, file }
  const document = await typeset(template, data, new Map([[file, jpeg]]))
  return document.pdf({ pdfTags: true })
}
