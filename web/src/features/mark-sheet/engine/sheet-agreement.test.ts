import { codeOf, contentOf, emptyNote, sameNote } from '@classeur/domain/marks'
import type { CellNote, CellRef, MarkCode } from '@classeur/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { propertyRuns } from '../../../../../.config/property-runs.ts'
import { keyOf } from './cell-key.ts'
import { createDevice, createSheetWorld, type Fault, type SheetTab } from '../testing/sheet-world.ts'

const people = ['ann', 'ann', 'bob']
const cellIndex = fc.nat({ max: 3 })
const tabOf = fc.nat({ max: 2 })
const code: fc.Arbitrary<MarkCode> = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 6 }).map((points) => points * 100) },
  { weight: 1, arbitrary: fc.constantFrom<MarkCode>(null, 'absent') },
  /** This mark is above the maximum. */
  { weight: 1, arbitrary: fc.constant(5000) },
)
/** What a write types into a cell: its mark, its note, or both; or it removes the note. */
const typing = fc.constantFrom<Typing>('mark', 'mark', 'mark', 'note', 'note', 'both', 'no-note')
const fault = fc.constantFrom<Fault>('none', 'none', 'lost-request', 'lost-answer', 'twice', 'busy')

type Typing = 'mark' | 'note' | 'both' | 'no-note'

type Step =
  | { do: 'write'; tab: number; cells: [number, MarkCode, Typing][]; isEdited: boolean }
  /** Opens an editor on each cell: later writes are based on the versions at this moment. */
  | { do: 'edit'; tab: number }
  | { do: 'undo' | 'redo' | 'crash' | 'leave' | 'cut' | 'mend' | 'seen'; tab: number }
  | { do: 'resolve'; tab: number; cell: number; keep: 'mine' | 'theirs' }
  | { do: 'faults'; tab: number; faults: Fault[]; delayMs: number }
  /** `status` reviews the exam or opens it again. Then someone sends refused marks again, or resolves all conflicts. */
  | { do: 'status'; isOpen: boolean }
  | { do: 'resend' | 'keep-all'; tab: number }
  | { do: 'pass'; ms: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('write' as const),
      tab: tabOf,
      cells: fc.uniqueArray(fc.tuple(cellIndex, code, typing), {
        minLength: 1,
        maxLength: 3,
        selector: ([cell]) => cell,
      }),
      isEdited: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('edit' as const), tab: tabOf }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('status' as const), isOpen: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('resend', 'keep-all'), tab: tabOf }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom('undo', 'undo', 'redo', 'cut', 'mend', 'seen', 'crash', 'leave'),
      tab: tabOf,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('resolve' as const),
      tab: tabOf,
      cell: cellIndex,
      keep: fc.constantFrom('mine', 'theirs'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('faults' as const),
      tab: tabOf,
      faults: fc.array(fault, { maxLength: 3 }),
      delayMs: fc.constantFrom(1, 5, 40),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('pass' as const), ms: fc.constantFrom(1, 4, 30, 900) }),
  },
)

/** A mark or a note that a person typed. */
type Typed = { code: MarkCode } | { note: CellNote }

interface Wish {
  by: string
  tab: number
  ref: CellRef
  typed: Typed
  /** True once its tab was closed: another tab of the person sends the mark, and can replace it. */
  isTakenOver: boolean
}

const shown = ({ engine }: SheetTab, ref: CellRef) => codeOf(engine.cell(ref).content)
const shownNote = ({ engine }: SheetTab, ref: CellRef): CellNote => {
  const { errorTypes, comment } = engine.cell(ref)
  return { errorTypes, comment: comment ?? '' }
}
const isShownIn = (tab: SheetTab, ref: CellRef, typed: Typed) =>
  'code' in typed ? shown(tab, ref) === typed.code : sameNote(shownNote(tab, ref), typed.note)
const isIn = (line: { to: MarkCode; toNote?: CellNote | undefined }, typed: Typed) =>
  'code' in typed ? line.to === typed.code : line.toNote !== undefined && sameNote(line.toNote, typed.note)

/** Runs the steps in three tabs of two people, then waits until nothing is pending. */
async function play(steps: readonly Step[]) {
  const world = createSheetWorld(2, 2)
  const { time, refs, server } = world
  const devices = [createDevice(), createDevice()]
  const deviceOf = (tab: number) => devices[tab === 2 ? 1 : 0]
  const open = (tab: number) => world.openTab(people[tab] ?? '', deviceOf(tab))
  const tabs = [await open(0), await open(1), await open(2)]
  const refAt = (cell: number) => refs[cell] ?? { studentId: '', leafId: '' }
  let typed = 0
  const versions = ({ engine }: SheetTab) => refs.map((ref) => engine.cell(ref).saved?.version ?? 0)
  const begun = tabs.map(versions)
  /** Marks typed over a colleague's mark that arrived while the editor was open. */
  const blind: { ref: CellRef; typed: Typed }[] = []
  const wishes: Wish[] = []

  for (const one of steps) {
    if (one.do === 'pass') {
      await time.advance(one.ms)
      continue
    }
    if (one.do === 'status') {
      server.settings.status = one.isOpen ? 'marking' : 'reviewed'
      server.settings.examVersion += 1
      continue
    }
    const tab = tabs[one.tab]
    if (!tab) continue
    if (one.do === 'write') {
      // Make each mark unique, so that the test can trace it.
      const changes = one.cells.map(([cell, given, what]) => {
        typed += 1
        const code = typeof given === 'number' && given < 1000 ? given + (typed % 100) : given
        const note = what === 'no-note' ? emptyNote : { errorTypes: ['unit'], comment: `${typed}` }
        const ref = refAt(cell)
        const base = begun[one.tab]?.[cell] ?? 0
        const parts: Typed[] = [
          ...(what === 'mark' || what === 'both' ? [{ code }] : []),
          ...(what === 'mark' ? [] : [{ note }]),
        ]
        for (const part of parts) {
          if (isShownIn(tab, ref, part)) continue
          wishes.push({ by: tab.userId, tab: one.tab, ref, typed: part, isTakenOver: false })
          const { saved, state } = tab.engine.cell(ref)
          const isCovered = state === 'saved' && saved !== null && saved.version > base
          if (one.isEdited && tab.engine.state().readOnly === null && isCovered && saved.by !== tab.userId)
            blind.push({ ref, typed: part })
        }
        return {
          ...{ ...ref, ...(one.isEdited ? { base } : {}) },
          ...(what === 'mark' || what === 'both' ? { content: contentOf(code) } : {}),
          ...(what === 'mark' ? {} : { note }),
        }
      })
      tab.engine.write('type', changes)
      for (const { ref, typed: part } of blind.splice(0)) {
        const isMine = isShownIn(tab, ref, part)
        expect({ state: tab.engine.cell(ref).state, isMine }).toEqual({ state: 'conflict', isMine: true })
      }
    } else if (one.do === 'edit') begun[one.tab] = versions(tab)
    else if (one.do === 'resend') tab.engine.resend(tab.engine.state().refused)
    else if (one.do === 'keep-all') tab.engine.resolveAll(tab.engine.state().conflicts, 'mine')
    else if (one.do === 'undo') tab.engine.undo()
    else if (one.do === 'redo') tab.engine.redo()
    else if (one.do === 'cut') tab.network.isCut = true
    else if (one.do === 'mend') tab.mend()
    else if (one.do === 'seen') tab.seen()
    else if (one.do === 'resolve') tab.engine.resolve(refAt(one.cell), one.keep)
    else if (one.do === 'faults') {
      tab.network.faults.push(...one.faults)
      tab.network.delayMs = one.delayMs
    } else {
      // Let the tab store marks from the last moment before it closes.
      await time.advance(1)
      if (one.do === 'leave') tab.engine.close()
      else tab.crash()
      for (const wish of wishes) if (wish.tab === one.tab) wish.isTakenOver = true
      const opened = await open(one.tab)
      tabs[one.tab] = opened
      begun[one.tab] = versions(opened)
    }
  }
  server.settings.status = 'marking'
  server.settings.examVersion += 1
  for (const tab of tabs) tab.mend()
  await time.advance(70_000)
  for (const tab of tabs) tab.seen()
  await time.advance(1000)
  return { ...world, tabs, devices, wishes, server }
}

const runs = propertyRuns(100)

test('after lost, late and repeated requests and closed tabs, all tabs agree with the server, and no mark is replaced unseen', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { tabs, refs, server, devices } = await play(steps)
      for (const tab of tabs) {
        const { unsent, save, refused, conflicts } = tab.engine.state()
        expect({ unsent, save }).toEqual({ unsent: 0, save: 'saved' })
        const open = [...refused, ...conflicts]
        for (const ref of refs) {
          const view = tab.engine.cell(ref)
          expect(view.saved?.version ?? 0).toBe(
            server.cells.get(`${ref.studentId}:${ref.leafId}`)?.version ?? 0,
          )
          if (view.state === 'saved') {
            expect(shown(tab, ref)).toBe(server.codeAt(ref))
            expect(shownNote(tab, ref)).toEqual(server.noteAt(ref))
          } else expect(open).toContainEqual(ref)
        }
      }
      // An entry that is still stored on a device waits for a decision, and its person sees it.
      for (const device of devices)
        for (const text of device.entries.values()) {
          const entry = JSON.parse(text) as {
            tabId: string
            cells: { version: number | null; hold: string | null }[]
          }
          expect(entry.cells.some(({ hold }) => hold !== null)).toBe(true)
          expect(entry.cells.every(({ version }) => version !== null)).toBe(true)
        }
    }),
    runs,
  )
})

test('the log of each cell has no gaps, contains each operation once, and keeps the order of typing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { refs, server, wishes } = await play(steps)
      for (const ref of refs) {
        const lines = server.log.filter(
          ({ studentId, leafId }) => studentId === ref.studentId && leafId === ref.leafId,
        )
        expect(lines.map(({ version }) => version)).toEqual(lines.map((_, index) => index + 1))
        lines.forEach(({ from }, index) => expect(from).toBe(lines[index - 1]?.to ?? null))
        const noted = lines.filter(({ toNote }) => toNote)
        noted.forEach(({ fromNote }, index) =>
          expect(fromNote).toEqual(noted[index - 1]?.toNote ?? emptyNote),
        )
        expect(server.noteAt(ref)).toEqual(noted.at(-1)?.toNote ?? emptyNote)
        expect(new Set(lines.map(({ operationId }) => operationId)).size).toBe(lines.length)
        // An undo or redo follows only the person's own step, or a mark or note that the person has also typed.
        lines.forEach(({ kind, by }, index) => {
          if (kind !== 'undo' && kind !== 'redo') return
          const under = lines[index - 1]
          const typedIt = wishes.some(
            (wish) => wish.by === by && keyOf(wish.ref) === keyOf(ref) && under && isIn(under, wish.typed),
          )
          expect(under?.by === by || typedIt).toBe(true)
        })
      }
    }),
    runs,
  )
})

test('every typed mark and note is in the log, replaced by typing here, in a conflict, or shown as refused', async () => {
  await fc.assert(
    fc.asyncProperty(
      // One person in two tabs against another; nobody discards what they typed.
      fc.array(
        step.filter(
          ({ do: act }) => act !== 'undo' && act !== 'redo' && act !== 'resolve' && act !== 'keep-all',
        ),
        { maxLength: 40 },
      ),
      async (steps) => {
        const { tabs, refs, server, wishes } = await play(steps)
        for (const ref of refs) {
          const wished = wishes.filter((wish) => keyOf(wish.ref) === keyOf(ref))
          // A mark replaces only marks, and a note only notes.
          const isOfPart = (wish: Wish, other: Wish) => 'code' in wish.typed === 'code' in other.typed
          const standing = wished.filter(
            (wish, index) =>
              !wished
                .slice(index + 1)
                .some(
                  (later) =>
                    isOfPart(wish, later) &&
                    (later.tab === wish.tab || (wish.isTakenOver && later.by === wish.by)),
                ),
          )
          for (const { by, typed } of standing) {
            // Under either name: both people may have typed the same mark.
            const isLogged = server.log.some((line) => keyOf(line) === keyOf(ref) && isIn(line, typed))
            const isShown = tabs.some((tab) => tab.userId === by && isShownIn(tab, ref, typed))
            const waits = tabs.some(
              (tab) => tab.userId === by && ['conflict', 'refused'].includes(tab.engine.cell(ref).state),
            )
            expect(isLogged || isShown || waits).toBe(true)
          }
        }
      },
    ),
    runs,
  )
})

test('repeated undo restores the original marks and notes when nobody else writes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.tuple(cellIndex, code, typing), { minLength: 1, maxLength: 3 }), {
        maxLength: 12,
      }),
      fc.boolean(),
      fc.boolean(),
      async (writes, isReloaded, isSlow) => {
        const { openTab, refs, time, server } = createSheetWorld(2, 2)
        let tab = await openTab('ann')
        const stateOf = () => refs.map((ref) => [shown(tab, ref), shownNote(tab, ref)] as const)
        const states = [stateOf()]
        for (const [index, cells] of writes.entries()) {
          const before = tab.engine.state()
          tab.engine.write(
            'paste',
            cells.flatMap(([cell, given, what]) => {
              const ref = refs[cell]
              if (!ref || given === 5000) return []
              const note = what === 'no-note' ? emptyNote : { errorTypes: ['unit'], comment: `${index % 5}` }
              const content = what === 'mark' || what === 'both' ? contentOf(given) : undefined
              return [{ ...ref, content, ...(what === 'mark' ? {} : { note }) }]
            }),
          )
          if (tab.engine.state() !== before && !isSlow) await time.advance(30)
          const now = stateOf()
          if (JSON.stringify(now) !== JSON.stringify(states.at(-1))) states.push(now)
        }
        await time.advance(2000)
        if (isReloaded) {
          tab.crash()
          tab = await openTab('ann', tab.browser)
          await time.advance(1000)
        }
        const at = (index: number) => states[index]
        for (let index = states.length - 2; index >= 0; index -= 1) {
          expect(tab.engine.undo()?.kept).toEqual([])
          expect(stateOf()).toEqual(at(index))
          await time.advance(isSlow ? 1 : 100)
        }
        expect(tab.engine.undo()).toBeNull()
        for (let index = 1; index < states.length; index += 1) {
          expect(tab.engine.redo()?.kept).toEqual([])
          expect(stateOf()).toEqual(at(index))
        }
        await time.advance(2000)
        expect(refs.map((ref) => [server.codeAt(ref), server.noteAt(ref)])).toEqual(states.at(-1))
      },
    ),
    propertyRuns(60),
  )
})
