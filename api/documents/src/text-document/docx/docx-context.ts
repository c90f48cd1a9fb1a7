import type { Language } from '@classeur/contracts'
import type { IParagraphOptions } from 'docx'
import type { Rasterise } from '../rasterise.ts'

/** What the pieces of one DOCX file share. */
export interface DocxContext {
  language: Language
  isRtl: boolean
  /** The width of the text in twentieths of a point. */
  textWidth: number
  rasterise: Rasterise
  /** 1 in a part that has a heading of its own, which the others are below; otherwise 0. */
  headingOffset: 0 | 1
  /** A number for the next list, which starts at 1 again. */
  nextList(): number
}

/** The direction of every paragraph. */
export const direction = ({ isRtl }: DocxContext): Pick<IParagraphOptions, 'bidirectional'> =>
  isRtl ? { bidirectional: true } : {}
