import { unzipSync } from 'fflate'
import { SaxesParser } from 'saxes'

/** The parts of a DOCX file. */
export interface OpenedDocx {
  names: string[]
  /** The text of a part. */
  part(name: string): string
  /** The text of the whole document in order, with a line for each paragraph. Numbers of lists aren't part of it. */
  text: string
}

/** @throws if a part isn't well-formed XML */
function checkXml(xml: string): void {
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(xml).close()
}

function textOf(documentXml: string): string {
  let text = ''
  let isText = false
  const parser = new SaxesParser()
  parser.on('opentag', ({ name }) => {
    isText = name === 'w:t' || name === 'm:t'
  })
  parser.on('text', (chunk) => {
    if (isText) text += chunk
  })
  parser.on('closetag', ({ name }) => {
    isText = false
    if (name === 'w:p') text += '\n'
  })
  parser.write(documentXml).close()
  return text
}

/** Opens a DOCX file and checks that each of its parts is well-formed. */
export function openDocx(bytes: Uint8Array): OpenedDocx {
  const files = unzipSync(new Uint8Array(bytes))
  const names = Object.keys(files)
  const part = (name: string) => new TextDecoder().decode(files[name])
  for (const name of names.filter((one) => /\.(xml|rels)$/.test(one))) checkXml(part(name))
  return { names, part, text: textOf(part('word/document.xml')) }
}
