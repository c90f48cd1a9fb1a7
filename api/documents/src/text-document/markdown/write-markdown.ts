import type { Language } from '@classeur/contracts'
import type { DocumentBlock, DocumentTask, TextDocument } from '../text-document.ts'
import { describeDiagram } from './describe-diagram.ts'
import { markdownCell, markdownItem, markdownLine } from './escape-markdown.ts'

/** A line to write on. */
const blankLine = '……………………………………………………………………………………'

const pictureWord: Record<Language, string> = { en: 'Picture:', fr: 'Image :', ar: 'صورة:' }

const colonOf = (language: Language): string => (language === 'fr' ? '\u00a0:' : ':')

function tableLines({ caption, header, rows }: Extract<DocumentBlock, { kind: 'table' }>): string {
  const columns = Math.max(header.length, ...rows.map((cells) => cells.length))
  const row = (cells: readonly string[]) =>
    `| ${Array.from({ length: columns }, (_, index) => markdownCell(cells[index] ?? '')).join(' | ')} |`
  // Markdown has no tables without a heading row.
  const lines = [
    row(header),
    `| ${Array.from({ length: columns }, () => '---').join(' | ')} |`,
    ...rows.map(row),
  ]
  return [...(caption === '' ? [] : [`**${markdownLine(caption, false)}**\n`]), ...lines].join('\n')
}

/** A fence is longer than any run of backticks in the code. */
function codeLines({ language, code, note }: Extract<DocumentBlock, { kind: 'code' }>): string {
  const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map(({ length }) => length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language.replace(/[^\w+#-]/g, '')}\n${code}\n${fence}\n\n*${note}*`
}

function taskLines(
  { number, prompt, blocks, options, lines }: DocumentTask,
  level: number,
  language: Language,
): string {
  return [
    `**${number}.** ${markdownCell(prompt)}`,
    ...(options.length === 0
      ? []
      : [options.map(({ letter, text }) => `- **${letter}.** ${markdownCell(text)}`).join('\n')]),
    ...blocks.map((block) => blockLines(block, level, language)),
    ...(lines === 0 ? [] : [Array.from({ length: Math.min(lines, 3) }, () => blankLine).join('\n\n')]),
  ].join('\n\n')
}

function blockLines(block: DocumentBlock, level: number, language: Language): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(level + block.level)} ${markdownLine(block.text, false)}`
    case 'paragraph': {
      const label = block.label ? `**${markdownLine(block.label, false)}** ` : ''
      const text = block.text
        .split('\n')
        .map((line, index) => markdownLine(line, label === '' || index > 0))
        .join('  \n')
      return label + (block.look === 'quiet' ? `*${text}*` : text)
    }
    case 'list':
      return block.items
        .map((item, index) => `${block.isOrdered ? `${index + 1}.` : '-'} ${markdownItem(item)}`)
        .join('\n')
    case 'table':
      return tableLines(block)
    case 'code':
      return codeLines(block)
    case 'diagram': {
      const { lines, isOrdered } = describeDiagram(block.diagram, language)
      const items = lines.map((line, index) => `> ${isOrdered ? `${index + 1}.` : '-'} ${markdownItem(line)}`)
      return [`> **${markdownLine(block.alt, false)}**`, '>', ...items].join('\n')
    }
    case 'drawing':
      return `> **${markdownLine(block.alt, false)}**`
    case 'picture':
      return `*${pictureWord[language]} ${markdownLine(block.picture.alt, false)}*`
    case 'tasks':
      return block.tasks.map((task) => taskLines(task, level, language)).join('\n\n')
    case 'blanks':
      return block.labels
        .map((label, index) => `${label}${colonOf(language)} ${block.values?.[index] ?? '……………………………………'}`)
        .join('   ')
  }
}

/** A document as Markdown that also reads well as plain text: tables, formulas between dollar signs, fenced code. */
export function writeMarkdown({ title, facts, notice, parts, language }: TextDocument): string {
  const colon = colonOf(language)
  const factLines = facts.map(({ label, value }) => `- ${label}${colon} **${markdownLine(value, false)}**`)
  const partLines = parts.flatMap((part, index) => {
    const level = index === 0 ? 1 : 2
    return [
      ...(index === 0 ? [] : ['---', `## ${markdownLine(part.title, false)}`]),
      ...part.blocks.map((block) => blockLines(block, level, language)),
    ]
  })
  return [
    `# ${markdownLine(title, false)}`,
    ...(factLines.length > 0 ? [factLines.join('\n')] : []),
    ...(notice === '' ? [] : [`**${markdownLine(notice, false)}**`]),
    ...partLines,
    '',
  ].join('\n\n')
}
