import { createChanges } from './changes.ts'
import { createCellQueuing } from './entry/cell-queuing.ts'
import { createCellChanges } from './entry/change-cells.ts'
import { createCellDecisions } from './entry/decide-cells.ts'
import { createSteps } from './entry/undo-steps.ts'
import { createOutbox } from './outbox/outbox.ts'
import { createPresence } from './presence.ts'
import { createSavedMarks } from './server/saved-marks.ts'
import { createServer } from './server/server.ts'
import type { SheetEngine } from './sheet-engine.ts'
import type { SheetDependencies } from './sheet-ports.ts'
import { createUndoHistory } from './undo-history.ts'
import { createUnreadTexts } from './unread-texts.ts'
import { createView } from './view/view.ts'

const nothing = () => undefined

/**
 * An engine, and a promise that resolves after `close`, when the remaining marks are sent or stored for the next tab.
 */
export interface OpenedSheet {
  engine: SheetEngine
  closed: Promise<void>
}

/**
 * Opens a mark sheet: reads the sheet and this person's unsent marks on this device. Each part receives only parts that
 * already exist. A lower part reports through `changes` or a listener and never knows the parts above it. Rejects with
 * `ProblemError` if the sheet can't be read.
 */
export async function createSheetEngine(dependencies: SheetDependencies): Promise<OpenedSheet> {
  const { transport, timers, page, live, examId, userId } = dependencies
  const first = await transport.readSheet()

  const changes = createChanges()
  const marks = createSavedMarks()
  marks.takeSheet(first.marks)
  const texts = createUnreadTexts(dependencies.texts, changes.touch)
  const history = createUndoHistory(transport.readOperations, changes.touch)
  const outbox = createOutbox({ ...dependencies, marks, history, changes })
  const server = createServer({ transport, timers, page, first, marks, outbox, history, changes })
  const presence = createPresence(timers, changes.touch)
  const view = createView({ timers, marks, texts, history, outbox, server, presence, changes })
  const queuing = createCellQueuing({ marks, outbox, server, history })

  await server.adopt()
  void history.fill()
  const connection = live.open(examId, first.exam.classId, { ...server.hints, ...presence.hints })
  presence.join(connection.focus)

  const begun = new Set<string>()
  const wouldLose = () => view.state().unread.length > 0 || begun.size > 0
  const stopFollowingPage = page.follow({
    onOnline: server.lookAgain,
    onVisible: server.lookAgain,
    onHidden: outbox.keepAtOnce,
    mayLeave() {
      const { unsent, notKept, conflicts, refused } = view.state()
      const isLost = notKept && conflicts.length + refused.length > 0
      return unsent === 0 && !wouldLose() && !isLost
    },
  })

  let resolveClosed: (closed: Promise<void>) => void = () => undefined
  const closed = new Promise<void>((resolve) => (resolveClosed = resolve))
  let isClosed = false
  const { close: closeView, ...shown } = view
  const engine: SheetEngine = {
    ...shown,
    ...createCellChanges({ marks, texts, outbox, server, changes, queuing }),
    ...createSteps({ userId, marks, texts, history, outbox, server, changes, queuing }),
    ...createCellDecisions({ texts, outbox, server, changes, queuing }),
    batch: changes.batch,
    setBegun: (what, isBegun) => void (isBegun ? begun.add(what) : begun.delete(what)),
    wouldLose,
    focus: presence.focus,
    refresh: server.refresh,
    close() {
      if (isClosed) return
      isClosed = true
      stopFollowingPage()
      // The page may end while the browser still stores the last marks.
      const stopFollowingEnd = page.follow({
        ...{ onOnline: nothing, onVisible: nothing, mayLeave: () => true },
        onHidden: outbox.keepAtOnce,
      })
      presence.close()
      connection.close()
      server.close()
      closeView()
      texts.close()
      resolveClosed(outbox.close().finally(stopFollowingEnd))
    },
  }
  return { engine, closed }
}
