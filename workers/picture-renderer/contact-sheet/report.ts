import { outcomeOf } from './outcome.ts'
import { sheetPrompts, type Outcome, type SheetPrompt } from './prompts.ts'

interface Sheets {
  prompts: readonly string[]
  diagrams: readonly string[]
  things: readonly string[]
}

interface Counts {
  things: number
  diagrams: number
  figures: number
}

type Verdict = 'right' | 'lacks stated' | 'refused' | 'wrong'

const textOf = (outcome: Outcome): string => JSON.stringify(outcome)

/** The verdict of the inspection; `wrong` if the renderer no longer does what was inspected. */
function verdictOf(sheetPrompt: SheetPrompt): Verdict {
  const outcome = outcomeOf(sheetPrompt)
  if (textOf(outcome) !== textOf(sheetPrompt.expected)) return 'wrong'
  return outcome === 'drawn' ? 'right' : outcome === 'refused' ? 'refused' : 'lacks stated'
}

const detailsOf = ({ expected }: SheetPrompt): string =>
  typeof expected === 'object' ? `: ${expected.lacks.join(', ')}` : ''

const picture = (file: string) => `![${file.replace('.webp', '').replaceAll('-', ' ')}](pictures/${file})`

/** The page with the sheets and the table of all prompts. */
export function reportOf(sheets: Sheets, counts: Counts): string {
  const rows = sheetPrompts.map((one) => ({ ...one, verdict: verdictOf(one), details: detailsOf(one) }))
  const total = (verdict: Verdict) => rows.filter((row) => row.verdict === verdict).length
  const share = (verdict: Verdict) => `${String(Math.round((total(verdict) * 1000) / rows.length) / 10)} %`
  const verdicts: readonly Verdict[] = ['right', 'lacks stated', 'refused', 'wrong']
  return `# Pictures of the built-in renderer

\`npm run contact-sheet\` draws these sheets and writes this page. The renderer knows ${String(counts.things)} things and places, ${String(counts.diagrams)} kinds of diagrams and ${String(counts.figures)} kinds of exact figures, each in English, French and Arabic.

## Contact sheet

Each of the ${String(rows.length)} pictures was inspected. *Right*: it shows everything that the prompt asks for, correctly. *Lacks stated*: before anything is spent, the renderer names the words that the picture won't show, and the picture is free. *Refused*: nothing is drawn, and where there is a similar picture, it is offered. *Wrong*: the picture shows something else than it says. Line drawings and colouring pages have no colours, so words for colours don't count there. The expected outcomes are in \`workers/picture-renderer/contact-sheet/prompts.ts\`; a unit test checks that the renderer still has them.

| Outcome | Prompts | Share |
| --- | --- | --- |
${verdicts.map((verdict) => `| ${verdict} | ${String(total(verdict))} | ${share(verdict)} |`).join('\n')}

${sheets.prompts.map(picture).join('\n\n')}

| No. | Prompt | Style | Outcome |
| --- | --- | --- | --- |
${rows.map(({ prompt, style, verdict, details }, index) => `| ${String(index + 1)} | ${prompt} | ${style} | ${verdict}${details} |`).join('\n')}

## Kinds of diagrams and figures

${sheets.diagrams.map(picture).join('\n\n')}

## Things

${sheets.things.map(picture).join('\n\n')}
`
}
