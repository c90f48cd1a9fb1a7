import { BorderStyle, LevelFormat, LineRuleType, type IStylesOptions } from 'docx'
import type { Language } from '@classeur/contracts'

/** The product's colours in print. */
export const colours = {
  ink: '1C2321',
  soft: '5C6662',
  line: 'D9D5C9',
  board: '1D5C4A',
  head: 'F0EDE5',
} as const

/** Fonts that Word, LibreOffice and Google Docs have or replace with one of the same widths. */
export const fonts = { text: 'Calibri', arabic: 'Arial', code: 'Consolas' } as const

const font = { ascii: fonts.text, hAnsi: fonts.text, eastAsia: fonts.text, cs: fonts.arabic }
const locales: Record<Language, string> = { en: 'en-GB', fr: 'fr-FR', ar: 'ar-SA' }

/** Sizes are half points, distances twentieths of a point. */
const heading = (size: number, before: number, after: number) => ({
  run: { font, size, sizeComplexScript: size, bold: true, boldComplexScript: true, color: colours.board },
  paragraph: { spacing: { before, after }, keepNext: true, keepLines: true },
})

export const stylesFor = (language: Language): IStylesOptions => ({
  default: {
    document: {
      run: {
        ...{ font, size: 21, sizeComplexScript: 22, color: colours.ink },
        language: { value: language === 'ar' ? 'en-GB' : locales[language], bidirectional: locales.ar },
      },
      // At least this high: pictures and fractions need more.
      paragraph: { spacing: { after: 100, line: 264, lineRule: LineRuleType.AUTO } },
    },
    title: heading(40, 0, 80),
    heading1: heading(28, 320, 100),
    heading2: heading(23, 200, 60),
    heading3: heading(21, 160, 40),
    listParagraph: { paragraph: { spacing: { after: 50 } } },
  },
})

const hairline = { style: BorderStyle.SINGLE, size: 4, color: colours.line }
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }

export const gridBorders = {
  ...{ top: hairline, bottom: hairline, left: hairline, right: hairline },
  ...{ insideHorizontal: hairline, insideVertical: hairline },
}
/** Lines to write on. */
export const ruledBorders = {
  ...{ top: none, left: none, right: none, insideVertical: none },
  insideHorizontal: { style: BorderStyle.SINGLE, size: 4, color: '9AA29E' },
  bottom: { style: BorderStyle.SINGLE, size: 4, color: '9AA29E' },
}

const hanging = (start: number, by: number) => ({ paragraph: { indent: { start, hanging: by } } })

export const bullets = {
  reference: 'bullets',
  levels: [{ level: 0, format: LevelFormat.BULLET, text: '•', style: hanging(360, 260) }],
}
export const numbers = {
  reference: 'numbers',
  levels: [{ level: 0, format: LevelFormat.DECIMAL, text: '%1.', style: hanging(400, 400) }],
}
/** Numbers of tasks: a letter and a number, such as T1, or a number alone. */
export const taskNumbers = (prefix: string, start: number) => ({
  reference: `tasks-${prefix}${start}`,
  levels: [
    {
      ...{ level: 0, format: LevelFormat.DECIMAL, start, text: prefix ? `${prefix}%1` : '%1.' },
      style: {
        ...hanging(560, 560),
        run: { bold: true, boldComplexScript: true, color: colours.board },
      },
    },
  ],
})
