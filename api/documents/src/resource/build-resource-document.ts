import type { ParentNote } from '@classeur/contracts'
import type { DocumentBlock, DocumentPart, Picture, TextDocument } from '../text-document/text-document.ts'
import { keyTask, studentTask } from './item-blocks.ts'
import type { ResourceContent, ResourceFileContent } from './resource-content.ts'
import { resourceTexts } from './resource-texts.ts'

type Pictures = ReadonlyMap<string, Picture>

const paragraph = (text: string): DocumentBlock => ({ kind: 'paragraph', text })

function sheetBlocks(content: ResourceContent, student: string, pictures: Pictures): DocumentBlock[] {
  const { kind, language, intro, items } = content
  const texts = resourceTexts[language]
  return [
    { kind: 'blanks', labels: [texts.name, texts.date], values: [student, ''] },
    ...(intro ? [paragraph(intro)] : []),
    {
      kind: 'tasks',
      tasks: items.map((item, index) => studentTask(item, index + 1, { kind, language }, pictures)),
    },
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
  pictures: Pictures,
): DocumentPart[] {
  const sheet = noteSheets?.[studentId]
  const name = students.find(({ id }) => id === studentId)?.name ?? ''
  return sheet?.language === language
    ? [{ title: sheet.title, blocks: sheetBlocks(sheet, name, pictures) }]
    : []
}

/** The pages of a resource. */
function partsOf(content: ResourceContent, wanted: ResourceFileContent, pictures: Pictures): DocumentPart[] {
  const { title, notes, students, language } = content
  const part = (blocks: DocumentBlock[]): DocumentPart => ({ title, blocks })
  if (notes.length > 0)
    return notes.flatMap((note) => [
      part(noteBlocks(note)),
      ...(wanted === 'pack' || wanted === 'batch-pack' ? sheetOf(content, note, pictures) : []),
    ])
  switch (wanted) {
    case 'sheet':
      return [part(sheetBlocks(content, '', pictures))]
    case 'with-key':
      return [
        part(sheetBlocks(content, '', pictures)),
        { title: resourceTexts[language].key, blocks: keyBlocks(content) },
      ]
    case 'answers':
      return [part(keyBlocks(content))]
    case 'pack':
    case 'batch-pack':
      return students.map(({ name }) => part(sheetBlocks(content, name, pictures)))
  }
}

/**
 * Resources of one language as a document. A pack has a named copy for each student, each on its own pages. The first
 * page has the title of the document. `pictures`: those that items name, by their id.
 */
export function buildResourceDocument(
  contents: readonly [ResourceContent, ...ResourceContent[]],
  wanted: ResourceFileContent,
  pictures: Pictures = new Map(),
): TextDocument {
  const [{ language, title, examTitle }] = contents
  const [first, ...others] = contents.flatMap((content) => partsOf(content, wanted, pictures))
  const facts = wanted === 'answers' ? [{ label: '', value: resourceTexts[language].answers }] : []
  return {
    ...{ language, title, facts, notice: '' },
    ...(contents.length > 1 && { runningTitle: examTitle }),
    parts: [{ title: '', blocks: first?.blocks ?? [] }, ...others],
  }
}
