import type { Language } from '@classeur/contracts'
import { readInline } from '@classeur/domain/content'
import { TextRun, type IRunOptions, type Math as OfficeMath } from 'docx'
import { officeMath } from './docx-math.ts'

type RunLook = Pick<IRunOptions, 'bold' | 'italics' | 'color' | 'size' | 'font'>

/** Word chooses the font, the bold form and the size of Arabic letters by their own properties. */
const forBothScripts = (look: RunLook): IRunOptions => ({
  ...look,
  ...(look.bold !== undefined && { boldComplexScript: look.bold }),
  ...(look.size !== undefined && { sizeComplexScript: look.size }),
})

/** Words of the Latin alphabet, also with digits and spaces between them, which Word would turn around otherwise. */
const latinWords = /[A-Za-z\u00c0-\u024f](?:[A-Za-z0-9\u00c0-\u024f_./'’-]| (?=[A-Za-z\u00c0-\u024f]))*/gu

/** A text in pieces of one direction each. */
function directions(text: string): { text: string; isLatin: boolean }[] {
  const pieces: { text: string; isLatin: boolean }[] = []
  let at = 0
  for (const match of text.matchAll(latinWords)) {
    if (match.index > at) pieces.push({ text: text.slice(at, match.index), isLatin: false })
    pieces.push({ text: match[0], isLatin: true })
    at = match.index + match[0].length
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isLatin: false })
  return pieces
}

/** Characters that XML can't contain. */
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu

function textRuns(text: string, language: Language, look: RunLook): TextRun[] {
  return text
    .replace(forbidden, '')
    .split('\n')
    .flatMap((line, index) => {
      const pieces = language === 'ar' ? directions(line) : [{ text: line, isLatin: true }]
      const runs = pieces.map(
        (piece) => new TextRun({ ...forBothScripts(look), text: piece.text, rightToLeft: !piece.isLatin }),
      )
      return index === 0 ? runs : [new TextRun({ break: 1 }), ...runs]
    })
}

/** A text with its formulas as the runs of a paragraph. */
export const runsOf = (text: string, language: Language, look: RunLook = {}): (TextRun | OfficeMath)[] =>
  readInline(text).flatMap((piece): (TextRun | OfficeMath)[] =>
    piece.kind === 'text' ? textRuns(piece.text, language, look) : [officeMath(piece.nodes)],
  )

/** A text without formulas, such as code or a label. */
export const plainRuns = (text: string, language: Language, look: RunLook = {}): TextRun[] =>
  textRuns(text, language, look)
