import type { ContentBlock, Language } from '@classeur/contracts'
import type { DocumentBlock } from './text-document.ts'

const codeNotes: Record<Language, Record<'not-run' | 'passed' | 'failed', string>> = {
  en: { 'not-run': 'not run', passed: 'runs', failed: 'doesn’t run' },
  fr: { 'not-run': 'non exécuté', passed: 's’exécute', failed: 'ne s’exécute pas' },
  ar: { 'not-run': 'لم تُشغَّل', passed: 'تعمل', failed: 'لا تعمل' },
}

/** A text of several lines as paragraphs. */
export const paragraphsOf = (text: string): DocumentBlock[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => ({ kind: 'paragraph', text: line }))

/** The content that people and models write, as blocks of a document. */
export function documentBlocksOf(blocks: readonly ContentBlock[], language: Language): DocumentBlock[] {
  return blocks.flatMap((block): DocumentBlock[] => {
    switch (block.kind) {
      case 'text':
        return paragraphsOf(block.text)
      case 'table':
        return [{ kind: 'table', caption: block.caption, header: block.header, rows: block.rows }]
      case 'code':
        return [
          { kind: 'code', language: block.language, code: block.code, note: codeNotes[language][block.run] },
        ]
      case 'diagram':
        return [block]
    }
  })
}
