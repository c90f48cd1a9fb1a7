import { createAi } from '../../src/ai/create-ai.ts'
import { examinePlans } from '../checks/examine-plans.ts'
import type { EvalConfig } from '../config/eval-config.ts'
import { createPlayer, type Recording } from '../proxy/recording.ts'
import { startProxy, type Proxy } from '../proxy/start-proxy.ts'
import type { ReportRow } from '../report/report-table.ts'
import { fixedRequests, type FixedRequest } from '../requests/fixed-requests.ts'
import { judgePlan } from './judge-plan.ts'
import { writePlan, type WrittenPlan } from './write-plan.ts'

export interface Evaluation {
  /** The generator's name, for the headline. */
  generator: string
  rows: ReportRow[]
  /** What the provider answered; null if none was asked. */
  recording: Recording | null
}

/** The requests to run, by number (from 1) or id. */
export function chosenRequests(only: readonly string[]): FixedRequest[] {
  const chosen = fixedRequests.filter(
    ({ id }, index) => only.length === 0 || only.includes(id) || only.includes(String(index + 1)),
  )
  if (chosen.length === 0) throw new Error(`no such request: ${only.join(', ')}`)
  return chosen
}

/** The proxy that stands between the generator and its provider; null for the sample generator. */
async function openProxy({ provider }: EvalConfig, recording: Recording | null): Promise<Proxy | null> {
  if (recording) return startProxy({ kind: 'recording', find: createPlayer(recording) })
  return provider && startProxy({ kind: 'provider', baseUrl: provider.baseUrl, apiKey: provider.apiKey })
}

/** Runs the requests one after another, so that usage can be told apart, and examines the plans. */
export async function runEvaluation(
  config: EvalConfig,
  { replay, onPlan }: { replay: Recording | null; onPlan: (id: string, written: WrittenPlan) => void },
): Promise<Evaluation> {
  const model = replay?.model ?? config.provider?.model
  const proxy = await openProxy(config, replay)
  const { text } = createAi({
    ...(proxy && model ? { baseUrl: proxy.url, textModel: model } : {}),
    ...{ idleTimeoutMs: config.idleTimeoutMs, samplePaceMs: 0 },
  })
  try {
    const runs: { fixed: FixedRequest; written: WrittenPlan; usage: ReportRow['usage'] }[] = []
    for (const fixed of chosenRequests(config.only)) {
      const written = await writePlan(text, fixed, config.planTimeoutMs)
      runs.push({ fixed, written, usage: proxy?.takeUsage() ?? null })
      onPlan(fixed.id, written)
    }
    const verdicts = examinePlans(runs)
    const rows: ReportRow[] = []
    for (const [index, { fixed, written, usage }] of runs.entries()) {
      const isRated = config.judge !== null && written.outcome === 'finished'
      const score = isRated && config.judge ? await judgePlan(config.judge, fixed, written) : null
      rows.push({ id: fixed.id, written, usage, score, verdict: verdicts[index] ?? null })
    }
    const { promptVersion } = text.info
    return {
      generator: model ? `${model}${promptVersion ? `, prompts ${promptVersion}` : ''}` : 'Sample generator',
      rows,
      recording: proxy && model ? { model, recordedAt: new Date().toISOString(), calls: proxy.calls } : null,
    }
  } finally {
    await proxy?.stop()
  }
}
