import {
  HeightRule,
  LineRuleType,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlign,
  WidthType,
} from 'docx'
import type { DocumentBlock } from '../text-document.ts'
import { direction, type DocxContext } from './docx-context.ts'
import { colours, gridBorders, ruledBorders } from './docx-look.ts'
import { runsOf } from './docx-runs.ts'

type TableBlock = Extract<DocumentBlock, { kind: 'table' }>

const cellMargins = { top: 60, bottom: 60, left: 110, right: 110 }
/** The distance between two lines to write on, in twentieths of a point: 9 mm. */
const lineHeight = 510

function columnWidths({ header, rows, shares }: TableBlock, textWidth: number): number[] {
  const count = Math.max(header.length, ...rows.map((cells) => cells.length))
  const parts = Array.from({ length: count }, (_, index) => shares?.[index] ?? 1)
  const sum = parts.reduce((total, part) => total + part, 0)
  return parts.map((part) => Math.floor((part / sum) * textWidth))
}

/** A real table, whose heading is repeated on each page, with its caption above it. */
export function docxTable(block: TableBlock, context: DocxContext): (Paragraph | Table)[] {
  const { language, isRtl, textWidth } = context
  const widths = columnWidths(block, textWidth)
  const row = (cells: readonly string[], isHeading: boolean) =>
    new TableRow({
      ...{ tableHeader: isHeading, cantSplit: true },
      children: widths.map(
        (width, index) =>
          new TableCell({
            width: { size: width, type: WidthType.DXA },
            margins: cellMargins,
            verticalAlign: VerticalAlign.CENTER,
            ...(isHeading && { shading: { type: ShadingType.CLEAR, fill: colours.head, color: 'auto' } }),
            children: [
              new Paragraph({
                ...direction(context),
                spacing: { after: 0 },
                keepNext: isHeading,
                children: runsOf(cells[index] ?? '', language, isHeading ? { bold: true } : {}),
              }),
            ],
          }),
      ),
    })
  const caption =
    block.caption === ''
      ? []
      : [
          new Paragraph({
            ...direction(context),
            ...{ keepNext: true, spacing: { before: 120, after: 60 } },
            children: runsOf(block.caption, language, { bold: true }),
          }),
        ]
  return [
    ...caption,
    new Table({
      ...{ columnWidths: widths, layout: TableLayoutType.FIXED, borders: gridBorders },
      width: { size: textWidth, type: WidthType.DXA },
      visuallyRightToLeft: isRtl,
      rows: [
        ...(block.header.length > 0 ? [row(block.header, true)] : []),
        ...block.rows.map((cells) => row(cells, false)),
      ],
    }),
    new Paragraph({ ...direction(context), spacing: { after: 60, line: 120, lineRule: LineRuleType.EXACT } }),
  ]
}

/** Ruled lines to write on. Borders of empty paragraphs would merge into one. */
export const ruledLines = (count: number, context: DocxContext): Table =>
  new Table({
    ...{ columnWidths: [context.textWidth], layout: TableLayoutType.FIXED, borders: ruledBorders },
    width: { size: context.textWidth, type: WidthType.DXA },
    visuallyRightToLeft: context.isRtl,
    rows: Array.from(
      { length: count },
      () =>
        new TableRow({
          ...{ cantSplit: true, height: { value: lineHeight, rule: HeightRule.EXACT } },
          children: [
            new TableCell({ children: [new Paragraph({ ...direction(context), spacing: { after: 0 } })] }),
          ],
        }),
    ),
  })
