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

/** A named copy of the practice sheet that a note names, behind it. A file has one language. */
function sheetOf(
  { noteSheets, students, language }: ResourceContent,
  { studentId }: ParentNote,
): DocumentPart[] {
  const sheet = noteSheets?.[studentId]
  const name = students.find(({ id }) => id === studentId)?.name ?? ''
  return sheet?.language === language ? [{ title: sheet.title, blocks: sheetBlocks(sheet, name) }] : []
}

/** The pages of a resource. */
function partsOf(content: ResourceContent, wanted: ResourceFileContent): DocumentPart[] {
  const { title, notes, students, language } = content
  const part = (blocks: DocumentBlock[]): DocumentPart => ({ title, blocks })
  if (notes.length > 0)
    return notes.flatMap((note) => [
      part(noteBlocks(note)),
      ...(wanted === 'pack' ? sheetOf(content, note) : []),
    ])
  switch (wanted) {
    case 'sheet':
      return [part(sheetBlocks(content, ''))]
    case 'with-key':
      return [
        part(sheetBlocks(content, '')),
        { title: resourceTexts[language].key, blocks: keyBlocks(content) },
      ]
    case 'answers':
      return [part(keyBlocks(content))]
    case 'pack':
    case 'batch-pack':
      return students.map(({ name }) => part(sheetBlocks(content, name)))
  }
}

/**
 * Resources of one language as a document. A pack has a named copy for each student, each on its own pages. The first
 * page has the title of the document.
 */
export function buildResourceDocument(
  contents: readonly [ResourceContent, ...ResourceContent[]],
  wanted: ResourceFileContent,
): TextDocument {
  const [{ language, title, examTitle }] = contents
  const [first, ...others] = contents.flatMap((content) => partsOf(content, wanted))
  const facts = wanted === 'answers' ? [{ label: '', value: resourceTexts[language].answers }] : []
  return {
    ...{ language, title, facts, notice: '' },
    ...(contents.length > 1 && { runningTitle: examTitle }),
    parts: [{ title: '', blocks: first?.blocks ?? [] }, ...others],
  }
}
