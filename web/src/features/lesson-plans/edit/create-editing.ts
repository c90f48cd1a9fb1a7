import type { LessonSectionKey, LessonPlan } from '@classeur/contracts'
import type { QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { notifyProblem } from '../../../components/overlays/notices/notify.tsx'
import { createStore } from '../../../config/create-store.ts'
import { blankSection } from '../engine/blank-sections.ts'
import { pendingEditsOf } from '../engine/pending-edits.ts'
import { createPlanEditor } from '../engine/plan-editor.ts'
import { createUndoSteps } from '../engine/undo-steps.ts'
import type { Editing } from '../model/editing.ts'
import { knownSections, readPlanAgain, receiveSection } from '../model/plan/lesson-plan-cache.ts'
import { saveSection } from '../model/plan/plan-requests.ts'

/** Starts the editing of an open plan. `planNow` returns the plan as the page knows it. */
export function createEditing(client: QueryClient, planNow: () => LessonPlan): Editing {
  const { id, request } = planNow()
  const inPlanLanguage = i18next.getFixedT(request.language, 'lesson-plans')
  const held = createStore<ReadonlySet<LessonSectionKey>>(new Set())
  const holders = new Map<LessonSectionKey, number>()
  const count = (key: LessonSectionKey, by: 1 | -1) => {
    holders.set(key, (holders.get(key) ?? 0) + by)
    held.set(new Set([...holders].filter(([, open]) => open > 0).map(([holder]) => holder)))
  }
  return {
    lessonPlanId: id,
    editor: createPlanEditor({
      saved: (key) => knownSections(planNow())[key] ?? null,
      blank: (key) => blankSection(key, planNow(), (role) => inPlanLanguage(`frame.phase.${role}`)),
      save: async (key, basedOn, value, keepsReplaced) => {
        const saved = await saveSection(id, key, { basedOn, value, ...(keepsReplaced && { keepsReplaced }) })
        receiveSection(client, id, saved)
        return saved.section
      },
      readAgain: () => readPlanAgain(client, id),
      pending: pendingEditsOf(id),
    }),
    steps: createUndoSteps(() => i18next.t('lesson-edit:undo.button'), notifyProblem),
    hold: (key) => {
      count(key, 1)
      let isHeld = true
      return () => {
        if (isHeld) count(key, -1)
        isHeld = false
      }
    },
    held,
  }
}
