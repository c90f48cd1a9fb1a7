import type { LessonSection, LessonSectionKey } from '@classeur/contracts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ProblemError } from '../../../http/problem-error.ts'
import { asWritten } from '../../../testing/generation-samples.ts'
import type { PendingEdit } from './pending-edits.ts'
import { createPlanEditor, type PlanEditor } from './plan-editor.ts'
import { withValueAt, type Path } from './paths.ts'

const key = 'overview'
const sectionOf = (value: unknown, version: number): LessonSection =>
  ({ ...asWritten, key, value, version }) as LessonSection
const problem = (
  code: 'lesson-plans/section-changed' | 'general/unavailable' | 'general/not-found' | 'auth/signed-out',
  status: number,
) => new ProblemError({ code, params: {}, status, requestId: '' })
const set = (path: Path, part: unknown) => (value: unknown) => withValueAt(value, path, part)

/** The section on the server, and what this browser knows of it. */
let onServer: LessonSection | null
let known: LessonSection | null
let kept: Partial<Record<LessonSectionKey, PendingEdit>>
let failure: ProblemError | null
let requests: { basedOn: number | null; value: unknown }[]
/** Whether each request keeps the value it replaces. */
let keeps: boolean[]
let answer: Promise<void>
let editor: PlanEditor

function open(): PlanEditor {
  return createPlanEditor({
    saved: () => known,
    blank: () => ({ summary: '…', bigIdea: '…' }),
    save: async (_key, basedOn, value, keepsReplaced) => {
      requests.push({ basedOn, value })
      keeps.push(keepsReplaced)
      await answer
      if (failure) throw failure
      if ((onServer?.version ?? null) !== basedOn) throw problem('lesson-plans/section-changed', 409)
      known = onServer = sectionOf(value, (basedOn ?? 0) + 1)
      return onServer
    },
    readAgain: async () => {
      known = onServer
    },
    pending: {
      all: () => kept,
      put: (of, edit) => {
        kept = { ...kept, [of]: edit }
      },
      remove: (of) => {
        const { [of]: _gone, ...rest } = kept
        kept = rest
      },
    },
  })
}

beforeEach(() => {
  known = onServer = sectionOf({ summary: 'From strips to a rule.', bigIdea: 'Equal pieces.' }, 0)
  kept = {}
  failure = null
  requests = []
  keeps = []
  answer = Promise.resolve()
  editor = open()
})
const settled = () => vi.waitFor(() => expect(editor.edits.get()[key]?.state ?? 'saved').not.toBe('saving'))
const stateOf = () => editor.edits.get()[key]?.state

describe('an edit', () => {
  it('is shown and kept on the device at once, and forgotten when the server has it', async () => {
    editor.edit(key, set(['summary'], 'Mine'))
    expect(editor.shown(key)).toMatchObject({ summary: 'Mine' })
    expect(kept[key]).toMatchObject({ basedOn: 0, mine: { summary: 'Mine' } })
    await settled()
    expect(kept).toEqual({})
    expect(stateOf()).toBeUndefined()
    expect(onServer).toMatchObject({ version: 1, value: { summary: 'Mine', bigIdea: 'Equal pieces.' } })
  })

  it('that changes nothing sends nothing', () => {
    expect(editor.edit(key, set(['summary'], 'From strips to a rule.'))).toBeNull()
    expect(requests).toEqual([])
  })

  it('made while another is being sent is sent next, based on the new version', async () => {
    editor.edit(key, set(['summary'], 'First'))
    editor.edit(key, set(['bigIdea'], 'Second'))
    await settled()
    expect(requests.map(({ basedOn }) => basedOn)).toEqual([0, 1])
    expect(onServer).toMatchObject({ version: 2, value: { summary: 'First', bigIdea: 'Second' } })
    expect(kept).toEqual({})
  })

  it('waits while the server can’t be reached, and is sent when it answers again', async () => {
    failure = problem('general/unavailable', 0)
    editor.edit(key, set(['summary'], 'Mine'))
    await settled()
    expect(stateOf()).toBe('waiting')
    expect(editor.shown(key)).toMatchObject({ summary: 'Mine' })
    failure = null
    editor.settle()
    await settled()
    expect(onServer).toMatchObject({ value: { summary: 'Mine' } })
  })

  it('is kept when the session has ended, and is sent after the next sign-in', async () => {
    failure = problem('auth/signed-out', 401)
    editor.edit(key, set(['summary'], 'Mine'))
    await settled()
    expect(stateOf()).toBe('signed-out')
    failure = null
    editor.settle()
    await settled()
    expect(onServer).toMatchObject({ value: { summary: 'Mine' } })
  })

  it('that was kept when the page closed is sent when the plan is opened again', async () => {
    failure = problem('general/unavailable', 0)
    editor.edit(key, set(['summary'], 'Mine'))
    await settled()
    failure = null
    editor = open()
    expect(editor.shown(key)).toMatchObject({ summary: 'Mine' })
    editor.adopt()
    await settled()
    expect(onServer).toMatchObject({ value: { summary: 'Mine' } })
    expect(kept).toEqual({})
  })

  it('whose response was lost is recognised on the server and not sent twice', async () => {
    const value = { summary: 'Mine', bigIdea: 'Equal pieces.' }
    kept = { [key]: { basedOn: 0, base: known?.value, mine: value } }
    known = onServer = sectionOf(value, 1)
    editor.adopt()
    await settled()
    expect(requests).toEqual([])
    expect(kept).toEqual({})
  })

  it('creates a section that an empty frame doesn’t have yet', async () => {
    known = onServer = null
    editor.edit(key, set(['summary'], 'Mine'))
    await settled()
    expect(requests).toEqual([{ basedOn: null, value: { summary: 'Mine', bigIdea: '…' } }])
  })

  it('that the server refuses stays on the device and isn’t repeated by itself', async () => {
    failure = problem('general/not-found', 404)
    editor.edit(key, set(['summary'], 'Mine'))
    await settled()
    expect(stateOf()).toBe('refused')
    editor.settle()
    expect(requests).toHaveLength(1)
    expect(kept[key]?.mine).toMatchObject({ summary: 'Mine' })
    const restore = editor.discard(key)
    expect(editor.shown(key)).toMatchObject({ summary: 'From strips to a rule.' })
    failure = null
    restore()
    await settled()
    expect(onServer).toMatchObject({ value: { summary: 'Mine' } })
  })
})

describe('an edit by someone else', () => {
  const theirs = (value: object) => {
    onServer = sectionOf({ summary: 'From strips to a rule.', bigIdea: 'Equal pieces.', ...value }, 1)
  }

  it('of another text is united with mine', async () => {
    theirs({ bigIdea: 'Theirs' })
    editor.edit(key, set(['summary'], 'Mine'))
    await settled()
    expect(onServer).toMatchObject({ version: 2, value: { summary: 'Mine', bigIdea: 'Theirs' } })
  })

  it.each([
    ['mine', 'Mine'],
    ['theirs', 'Theirs'],
  ] as const)('of the same text waits for a decision, and %s is then saved', async (choice, expected) => {
    theirs({ summary: 'Theirs' })
    editor.edit(key, set(['summary'], 'Mine'))
    await settled()
    const [conflict] = editor.edits.get()[key]?.conflicts ?? []
    expect(stateOf()).toBe('conflict')
    expect(conflict).toEqual({ path: ['summary'], mine: 'Mine', theirs: 'Theirs' })
    expect(onServer).toMatchObject({ value: { summary: 'Theirs' } })
    if (conflict) editor.decide(key, conflict, choice)
    await settled()
    expect(onServer).toMatchObject({ value: { summary: expected } })
    expect(kept).toEqual({})
  })
})

describe('a saved text that the teacher replaces after a conflict', () => {
  beforeEach(async () => {
    onServer = sectionOf({ summary: 'Theirs', bigIdea: 'Equal pieces.' }, 1)
    editor.edit(key, set(['summary'], 'Mine'))
    await settled()
  })
  const keepMine = async () => {
    const [conflict] = editor.edits.get()[key]?.conflicts ?? []
    if (conflict) editor.decide(key, conflict, 'mine')
    await settled()
  }

  it('stays a version of the plan; later saves don’t ask for that', async () => {
    await keepMine()
    editor.edit(key, set(['bigIdea'], 'Mine too'))
    await settled()
    expect(keeps).toEqual([false, true, false])
  })

  it('stays one also if the decision can only be sent later, on top of another edit', async () => {
    failure = problem('general/unavailable', 0)
    await keepMine()
    failure = null
    onServer = sectionOf({ summary: 'Theirs', bigIdea: 'Newer' }, 2)
    editor = open()
    editor.adopt()
    await settled()
    expect(onServer).toMatchObject({ version: 3, value: { summary: 'Mine', bigIdea: 'Newer' } })
    expect(keeps.at(-1)).toBe(true)
  })
})

describe('undoing a change', () => {
  it('restores the text, and keeps what was changed elsewhere since', async () => {
    const made = editor.edit(key, set(['summary'], 'Mine'))
    await settled()
    onServer = known = sectionOf({ summary: 'Mine', bigIdea: 'Theirs' }, 2)
    expect(made && editor.undo(made)).toBe(true)
    await settled()
    expect(onServer).toMatchObject({
      version: 3,
      value: { summary: 'From strips to a rule.', bigIdea: 'Theirs' },
    })
  })

  it('isn’t possible after someone has changed the same text', async () => {
    const made = editor.edit(key, set(['summary'], 'Mine'))
    await settled()
    known = onServer = sectionOf({ summary: 'Theirs', bigIdea: 'Equal pieces.' }, 2)
    expect(made && editor.undo(made)).toBe(false)
    expect(editor.shown(key)).toMatchObject({ summary: 'Theirs' })
  })
})

describe('a text that was open for some time', () => {
  it('is saved into the list as it is now', async () => {
    const begun = editor.seen(key)
    known = onServer = sectionOf({ summary: 'From strips to a rule.', bigIdea: 'Theirs' }, 1)
    editor.edit(key, set(['summary'], 'Mine'), begun)
    await settled()
    expect(onServer).toMatchObject({ version: 2, value: { summary: 'Mine', bigIdea: 'Theirs' } })
  })

  it('waits for a decision if someone has changed the same text meanwhile', async () => {
    const begun = editor.seen(key)
    known = onServer = sectionOf({ summary: 'Theirs', bigIdea: 'Equal pieces.' }, 1)
    editor.edit(key, set(['summary'], 'Mine'), begun)
    await settled()
    expect(editor.edits.get()[key]?.conflicts).toEqual([
      { path: ['summary'], mine: 'Mine', theirs: 'Theirs' },
    ])
    expect(onServer).toMatchObject({ value: { summary: 'Theirs' } })
  })
})
