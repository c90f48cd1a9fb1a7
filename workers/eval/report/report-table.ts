import { namedChecks } from '../checks/named-checks.ts'
import type { PlanVerdict } from '../checks/examine-plans.ts'
import type { Usage } from '../proxy/count-usage.ts'
import type { WrittenPlan } from '../run/write-plan.ts'

export interface ReportRow {
  id: string
  written: WrittenPlan
  verdict: PlanVerdict | null
  /** Null for a generator that calls no provider. */
  usage: Usage | null
  /** 0 to 10; null without a judge. */
  score: number | null
}

export interface ReportOptions {
  generator: string
  date: string
  prices: { in: number; out: number } | null
}

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
const table = (header: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [row(header), row(header.map(() => '---')), ...rows.map(row)].join('\n')

const costOf = ({ tokensIn, tokensOut }: Usage, prices: ReportOptions['prices']) =>
  prices ? ((tokensIn * prices.in + tokensOut * prices.out) / 1_000_000).toFixed(3) : '–'

function resultOf({ written, verdict }: ReportRow): string {
  if (written.outcome === 'refused') return 'refused honestly, nothing spent'
  if (written.outcome === 'failed') return `failed: ${written.reason}`
  return `${namedChecks.length - (verdict?.failed.length ?? 0)} of ${namedChecks.length}`
}

const failedOf = ({ failed, shared }: PlanVerdict) =>
  failed.map((check) => (check === 'own' ? `own (${shared.length} shared)` : check)).join(', ') || '–'

function requestRow(one: ReportRow, prices: ReportOptions['prices']): (string | number)[] {
  const { id, verdict, written, usage, score } = one
  const tokens = (count: number) => (usage?.isEstimated ? `~${count}` : count)
  return [
    ...[id, resultOf(one), verdict ? failedOf(verdict) : '–'],
    ...(usage && usage.calls > 0
      ? [usage.calls, tokens(usage.tokensIn), tokens(usage.tokensOut), costOf(usage, prices)]
      : [0, 0, 0, '–']),
    ...[written.seconds.toFixed(1), score ?? '–'],
  ]
}

/** Two tables in Markdown: one row for each request, and one for each check. */
export function reportTable(rows: readonly ReportRow[], { generator, date, prices }: ReportOptions): string {
  const verdicts = rows.flatMap(({ verdict }) => verdict ?? [])
  const passed = verdicts.reduce((sum, { failed }) => sum + namedChecks.length - failed.length, 0)
  const outcomes = (outcome: WrittenPlan['outcome']) =>
    rows.filter(({ written }) => written.outcome === outcome).length
  const scores = rows.flatMap(({ score }) => score ?? [])
  const mean = scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length)
  return [
    `${generator}, ${date}: ${outcomes('finished')} plans, ${outcomes('refused')} refused honestly, ${outcomes('failed')} failed. ` +
      `Checks passed: ${passed} of ${verdicts.length * namedChecks.length}.` +
      (scores.length > 0 ? ` Judge: ${mean.toFixed(1)} of 10.` : ''),
    table(
      [
        'request',
        'checks passed',
        'not passed',
        'calls',
        'tokens in',
        'tokens out',
        'cost',
        'seconds',
        'judge',
      ],
      rows.map((one) => requestRow(one, prices)),
    ),
    table(
      ['check', 'a plan that passes', 'plans that pass'],
      namedChecks.map(({ id, title }) => [
        ...[id, title],
        `${verdicts.filter(({ failed }) => !failed.includes(id)).length} of ${verdicts.length}`,
      ]),
    ),
  ].join('\n\n')
}
