import type { Language } from '@classeur/contracts'
import { drawDiagram, plainInline, svgOf, type Scene } from '@classeur/domain/content'
import { fontsFor } from '../rasterise.ts'
import type { DocumentBlock, TextDocument } from '../text-document.ts'
import { inlineData, type InlineData } from './math-data.ts'

/** The width of a page of text in points: A4 with margins of 18 mm. */
const textWidthPt = 493
/** The size of a drawing in points for each of its pixels: its labels become a little smaller than the text. */
const drawingScale = 0.64
/** By how much the content of a task is indented: 10 mm. */
const taskIndentPt = 29
/** The tallest picture, in points. */
const tallestPicturePt = 230

interface BlockContext {
  language: Language
  /** The names of files that the template reads, with their contents. */
  files: Map<string, Uint8Array>
  /** Room for pictures. */
  widthPt: number
}

/** A line, and a text of several lines, each as a list of pieces. */
function inlineFor(language: Language) {
  const inline = (text: string): InlineData[] => inlineData(text, language)
  return { inline, lines: (text: string): InlineData[][] => text.split('\n').map(inline) }
}

const drawingData = (scene: Scene, alt: string, language: Language) => ({
  ...{ kind: 'drawing', svg: svgOf(scene, fontsFor(language)), alt },
  widthPt: Math.min(scene.width * drawingScale, textWidthPt),
})

function blockData(block: DocumentBlock, context: BlockContext): object {
  const { language, files } = context
  const { inline, lines } = inlineFor(language)
  switch (block.kind) {
    case 'heading':
      return { ...block, text: inline(block.text) }
    case 'paragraph':
      return { kind: block.kind, label: block.label ?? '', look: block.look ?? '', text: lines(block.text) }
    case 'list':
      return { ...block, items: block.items.map(lines) }
    case 'table': {
      const columns = Math.max(block.header.length, ...block.rows.map((cells) => cells.length))
      const filled = (cells: readonly string[]) =>
        Array.from({ length: columns }, (_, index) => lines(cells[index] ?? ''))
      return {
        ...{ kind: block.kind, caption: inline(block.caption) },
        header: block.header.length > 0 ? filled(block.header) : [],
        rows: block.rows.map(filled),
        shares: Array.from({ length: columns }, (_, index) => block.shares?.[index] ?? 1),
      }
    }
    case 'code':
      return { ...block, about: [block.language, block.note].filter(Boolean).join(' · ') }
    case 'diagram':
      return drawingData(drawDiagram(block.diagram, { language }), block.alt, language)
    case 'drawing':
      return drawingData(block.scene, block.alt, language)
    case 'picture': {
      const { bytes, format, width, height, alt } = block.picture
      // A pack contains the same picture once for each student.
      const storedFile = [...files].find(([, stored]) => stored === bytes)?.[0]
      const file = storedFile ?? `picture-${String(files.size)}.${format}`
      files.set(file, bytes)
      return {
        ...{ kind: 'picture', file, alt },
        widthPt: Math.min(width * 0.75, context.widthPt, (width / height) * tallestPicturePt),
      }
    }
    case 'tasks':
      return {
        kind: block.kind,
        tasks: block.tasks.map((task) => ({
          ...{ number: task.number, lines: task.lines, prompt: lines(task.prompt) },
          blocks: task.blocks.map((one) =>
            blockData(one, { ...context, widthPt: textWidthPt - taskIndentPt }),
          ),
          options: task.options.map(({ letter, text }) => ({ letter, text: lines(text) })),
        })),
      }
    case 'blanks':
      return { ...block, values: block.labels.map((_, index) => block.values?.[index] ?? '') }
  }
}

/** What the template shows, and the pictures that it reads. */
export function documentData(document: TextDocument): {
  data: object
  files: ReadonlyMap<string, Uint8Array>
} {
  const { language, title, runningTitle = title, facts, notice, parts } = document
  const { inline } = inlineFor(language)
  const files = new Map<string, Uint8Array>()
  const data = {
    page: { isRtl: language === 'ar', lang: language },
    ...{ title: inline(title), plainTitle: plainInline(title), running: plainInline(runningTitle) },
    ...{ facts: facts.map(({ label, value }) => ({ label, value: inline(value) })), notice },
    parts: parts.map((part) => ({
      title: inline(part.title),
      blocks: part.blocks.map((block) => blockData(block, { language, files, widthPt: textWidthPt })),
    })),
  }
  return { data, files }
}
