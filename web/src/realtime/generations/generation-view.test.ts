import {
  isFinalState,
  isNewer,
  lessonSectionKeys,
  type GenerationSnapshot,
  type LessonSection,
  type LessonSectionKey,
} from '@classeur/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { snapshotOf } from '../../testing/generation-samples.ts'
import {
  applyGenerationEvent,
  lacksSections,
  type GenerationChange,
  type GenerationView,
} from './generation-view.ts'

const section = (key: LessonSectionKey) =>
  ({ key, value: { summary: key }, seconds: 1 }) as unknown as LessonSection

interface Moment {
  stored: GenerationSnapshot
  sections: LessonSection[]
  event: GenerationChange
}

type Step = 'draft' | 'section' | 'new-attempt'

/** The states that a server stores and sends, in order. The last one is the end. */
function historyOf(steps: readonly Step[], end: 'completed' | 'failed' | 'cancelled'): Moment[] {
  let stored = snapshotOf({
    state: 'queued',
    stage: 'waiting',
    attempt: 0,
    seq: 0,
    percent: 0,
    generator: null,
  })
  let sections: LessonSection[] = []
  const moments: Moment[] = []
  for (const step of ['new-attempt' as const, ...steps]) {
    const key = lessonSectionKeys[sections.length]
    const finishes = step === 'section' && key !== undefined
    if (finishes) sections = [...sections, section(key)]
    const done = sections.length
    stored = {
      ...stored,
      state: 'active',
      stage: step === 'new-attempt' ? 'checking' : 'writing',
      attempt: stored.attempt + (step === 'new-attempt' ? 1 : 0),
      seq: stored.seq + 1,
      percent: Math.max(stored.percent, Math.round((done / 12) * 100)),
      step: { done, total: 12 },
      charged: Math.floor((5 * done) / 12),
      generator:
        step === 'new-attempt' ? stored.generator : { kind: 'sample', model: null, promptVersion: null },
      draft: step === 'draft' && key ? { section: key, value: { summary: `${stored.seq}` } } : null,
    }
    const { id, attempt, seq, state, stage, percent, charged, draft } = stored
    moments.push({
      stored,
      sections,
      event: {
        type: 'progressed',
        event: {
          ...{ generationId: id, attempt, seq, state, stage, percent, charged, draft },
          step: stored.step,
          section: finishes ? section(key) : null,
        },
      },
    })
  }
  const { id, attempt, charged } = stored
  const seq = stored.seq + 1
  stored = {
    ...stored,
    ...{ state: end, stage: 'done', seq, draft: null, finishedAt: '2026-11-18T08:01:00.000Z' },
    percent: end === 'completed' ? 100 : stored.percent,
  }
  const event = { generationId: id, attempt, seq, state: end, charged, error: null }
  return [...moments, { stored, sections, event: { type: 'finished', event } }]
}

const history = fc
  .tuple(
    fc.array(fc.constantFrom<Step>('draft', 'draft', 'section', 'new-attempt'), { maxLength: 40 }),
    fc.constantFrom('completed' as const, 'failed' as const, 'cancelled' as const),
  )
  .map(([steps, end]) => historyOf(steps, end))

const snapshotAt = ({ stored, sections }: Moment): GenerationChange => ({
  type: 'snapshot',
  own: true,
  snapshot: stored,
  sections,
  readAtMs: 0,
})

/** Events and snapshots of the history in any order, some repeated, some missing. */
const delivery = history.chain((moments) =>
  fc.record({
    moments: fc.constant(moments),
    changes: fc
      .array(fc.tuple(fc.nat(moments.length - 1), fc.constantFrom('event', 'event', 'event', 'snapshot')), {
        maxLength: 80,
      })
      .map((picks) =>
        picks.map(([index, kind]) => {
          const moment = moments[index] as Moment
          return kind === 'event' ? moment.event : snapshotAt(moment)
        }),
      ),
  }),
)

/** Like {@link delivery}, but most events arrive in order, so gaps are rare. */
const roughlyInOrder = history.chain((moments) =>
  fc.array(fc.nat(99), { minLength: moments.length, maxLength: moments.length }).map((rolls) => ({
    moments,
    changes: moments.flatMap((moment, index) => {
      const roll = rolls[index] ?? 0
      if (roll < 8) return []
      if (roll < 16) return [moment.event, moment.event]
      if (roll < 30) return [moment.event, snapshotAt(moments[Math.max(0, index - (roll % 4))] as Moment)]
      return [moment.event]
    }),
  })),
)

function play(
  changes: readonly GenerationChange[],
  check: (before: GenerationView, after: GenerationView) => void,
) {
  let view: GenerationView | null = null
  for (const change of changes) {
    const next = applyGenerationEvent(view, change)
    if (view && next) check(view, next)
    view = next
  }
  return view
}

describe('the view of a generation', () => {
  it('only moves forward when events are shuffled, dropped or repeated', () => {
    fc.assert(
      fc.property(fc.oneof(delivery, roughlyInOrder), ({ moments, changes }) => {
        play([snapshotAt(moments[0] as Moment), ...changes], (before, after) => {
          expect(isNewer(before.snapshot, after.snapshot)).toBe(false)
          expect(after.snapshot.percent).toBeGreaterThanOrEqual(before.snapshot.percent)
          if (isFinalState(before.snapshot.state)) expect(after.snapshot.state).toBe(before.snapshot.state)
          for (const key of Object.keys(before.sections)) expect(after.sections).toHaveProperty(key)
        })
      }),
    )
  })

  it('always equals what the server stored at that position, or reports that data is missing', () => {
    fc.assert(
      fc.property(fc.oneof(delivery, roughlyInOrder), ({ moments, changes }) => {
        play([snapshotAt(moments[0] as Moment), ...changes], (_before, { snapshot, missingFrom }) => {
          const stored = moments.find((moment) => moment.stored.seq === snapshot.seq)?.stored
          expect(snapshot).toMatchObject({ state: stored?.state, charged: stored?.charged })
          if (missingFrom) return
          const { percent, step, draft, stage } = snapshot
          expect({ percent, step, draft, stage }).toEqual({
            percent: stored?.percent,
            step: stored?.step,
            draft: stored?.draft,
            stage: stored?.stage,
          })
        })
      }),
    )
  })

  it('has every finished section whenever it reports nothing missing', () => {
    fc.assert(
      fc.property(fc.oneof(delivery, roughlyInOrder), ({ moments, changes }) => {
        play([snapshotAt(moments[0] as Moment), ...changes], (_before, view) => {
          if (view.missingFrom === null) expect(lacksSections(view)).toBe(false)
        })
      }),
    )
  })

  it('equals the stored state after the last snapshot, with nothing missing', () => {
    fc.assert(
      fc.property(fc.oneof(delivery, roughlyInOrder), ({ moments, changes }) => {
        const last = moments.at(-1) as Moment
        const view = play([...changes, snapshotAt(last)], () => undefined)
        expect(view?.snapshot).toEqual(last.stored)
        expect(Object.values(view?.sections ?? {})).toEqual(expect.arrayContaining(last.sections))
        expect(view?.missingFrom).toBeNull()
      }),
    )
  })

  it('ignores an overtaken snapshot except for the fields that no event carries', () => {
    const view = play(
      [
        {
          type: 'snapshot',
          own: true,
          snapshot: snapshotOf({ seq: 5, percent: 40, generator: null }),
          readAtMs: 0,
        },
        {
          type: 'snapshot',
          own: true,
          snapshot: snapshotOf({ seq: 4, percent: 30 }),
          sections: [section('overview')],
          readAtMs: 0,
        },
      ],
      () => undefined,
    )
    expect(view?.snapshot).toMatchObject({ seq: 5, percent: 40, generator: { kind: 'sample' } })
    expect(view?.sections).toHaveProperty('overview')
  })

  it('stays null while only events have arrived', () => {
    const [first] = historyOf(['draft'], 'completed')
    expect(applyGenerationEvent(null, (first as Moment).event)).toBeNull()
  })
})
