import { z } from 'zod'
import type { Provider } from '../config/eval-config.ts'
import type { FixedRequest } from '../requests/fixed-requests.ts'
import type { WrittenPlan } from './write-plan.ts'

const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
})
const Verdict = z.object({ score: z.number().min(0).max(10) })

const instructions = `You are an experienced teacher of the subject and rate a colleague's lesson plan.
Give a score from 0 to 10, with one decimal. 5: I would rewrite most of it. 7: usable after an hour of work. 9: I would teach it tomorrow as it is.
Judge whether the content is right, whether the explanation can be read aloud, whether tasks and answers are complete and fit the age, whether the quiz would reveal the misconceptions, and whether the time is realistic. Long texts and polite phrases earn nothing.
Answer with JSON only: {"score": 7.5}`

/** Asks a model for the score of a plan, 0 to 10. Null if its answer can't be read. */
export async function judgePlan(
  { baseUrl, apiKey, model }: Provider,
  { request }: FixedRequest,
  { objectives, sections }: WrittenPlan,
): Promise<number | null> {
  const plan = Object.fromEntries(sections.map(({ key, value }) => [key, value]))
  const response = await fetch(`${baseUrl.replace(/\/$/u, '')}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
    body: JSON.stringify({
      model,
      messages: [
        { role: 'system', content: instructions },
        { role: 'user', content: JSON.stringify({ request, objectives, plan }) },
      ],
    }),
  })
  if (!response.ok) throw new Error(`the judge answered with status ${response.status}`)
  const { choices } = Completion.parse(await response.json())
  const [json] = /\{[^{}]*"score"[^{}]*\}/u.exec(choices[0]?.message.content ?? '') ?? []
  if (json === undefined) return null
  const parsed = Verdict.safeParse(JSON.parse(json))
  return parsed.success ? parsed.data.score : null
}
