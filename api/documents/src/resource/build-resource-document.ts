import type { ParentNote } from '@classeur/contracts'
import type { DocumentBlock, DocumentPart, TextDocument } from '../text-document/text-document.ts'
import { keyTask, studentTask } from './item-blocks.ts'
import type { ResourceContent, ResourceFileContent } from './resource-content.ts'
import { resourceTexts } from './resource-texts.ts'

const paragraph = (text: string): DocumentBlock => ({ kind: 'paragraph', text })

function sheetBlocks(content: ResourceContent, student: string): DocumentBlock[] {
  const { kind, language, intro, items } = content
  const texts = resourceTexts[language]
  return [
    { kind: 'blanks', labels: [texts.name, texts.date], values: [student, ''] },
    ...(intro ? [paragraph(intro)] : []),
    { kind: 'tasks', tasks: items.map((item, index) => studentTask(item, index + 1, kind, language)) },
  ]
}

const keyBlocks = ({ items, language }: ResourceContent): DocumentBlock[] => [
  { kind: 'tasks', tasks: items.map((item, index) => keyTask(item, index + 1, language)) },
]

const noteBlocks = ({ greeting, paragraphs, closing }: ParentNote): DocumentBlock[] =>
  [greeting, ...paragraphs, closing].filter((text) => text !== '').map(paragraph)

/** The pages of a file. The first one has the title of the document. */
function partsOf(content: ResourceContent, wanted: ResourceFileContent): DocumentPart[] {
  const { title, notes, students, language } = content
  const texts = resourceTexts[language]
  const part = (blocks: DocumentBlock[], index: number): DocumentPart => ({
    title: index === 0 ? '' : title,
    blocks,
  })
  if (notes.length > 0) return notes.map((note, index) => part(noteBlocks(note), index))
  switch (wanted) {
    case 'sheet':
      return [part(sheetBlocks(content, ''), 0)]
    case 'with-key':
      return [part(sheetBlocks(content, ''), 0), { title: texts.key, blocks: keyBlocks(content) }]
    case 'answers':
      return [part(keyBlocks(content), 0)]
    case 'pack':
      return students.map(({ name }, index) => part(sheetBlocks(content, name), index))
  }
}

/** A resource as a document. A pack has a named copy for each student, each on its own pages. */
export function buildResourceDocument(content: ResourceContent, wanted: ResourceFileContent): TextDocument {
  const { language, title } = content
  const [first = { title: '', blocks: [] }, ...others] = partsOf(content, wanted)
  const facts = wanted === 'answers' ? [{ label: '', value: resourceTexts[language].answers }] : []
  return { language, title, facts, notice: '', parts: [first, ...others] }
}
