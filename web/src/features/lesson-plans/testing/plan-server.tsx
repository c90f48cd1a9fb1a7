import {
  lessonSectionKeys,
  SaveSectionRequest,
  type LessonPlan,
  type LessonSection,
  type LessonSectionKey,
  type LessonVersionList,
} from '@classeur/contracts'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { z } from 'zod'
import { NoticeList } from '../../../components/overlays/notices/notice-list.tsx'
import { notices } from '../../../components/overlays/notices/notices.ts'
import { dropSession, refresh } from '../../../http/session/auth-session.ts'
import { loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { serverSends } from '../../../testing/fake-socket.ts'
import { generationId, walletAnswer } from '../../../testing/generation-samples.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { problemAnswer, refreshAnswer, server } from '../../../testing/server.ts'
import { sectionOf, wholePlanOf } from '../../../testing/whole-plan.ts'
import LessonPlanResultScreen from '../lesson-plan-result-screen.tsx'

/** One lesson plan on the server, which follows the rules of the API: versions, conflicts, revisions. */
export interface PlanServer {
  plan: LessonPlan
  versions: z.infer<typeof LessonVersionList>['versions']
  /** The sections that were saved, in order. */
  saves: { key: LessonSectionKey; basedOn: number | null; value: unknown; keepsReplaced?: boolean }[]
  /** Until it is null again, every save fails like this. */
  failure: 'offline' | 'refused' | null
  /** Whether a model writes texts. */
  generator: 'model' | 'sample'
  section: (key: LessonSectionKey) => LessonSection | undefined
  /** A colleague changes a section; this page hears of it if `isTold`. */
  changeElsewhere: (key: LessonSectionKey, value: unknown, isTold?: boolean) => Promise<void>
}

const base = `*/api/lesson-plans/${generationId}`

/** Sections with every kind of text, number, choice and list. A page with all of them takes longer to render. */
const usual: LessonSectionKey[] = ['objectives', 'materials', 'phases', 'assessment', 'reflection']

/** Starts the server before the tests of a file and gives each test a plan of its own, with these sections. */
export function planServer(keys: readonly LessonSectionKey[] = usual): PlanServer {
  const fresh = () => wholePlanOf({ sections: keys.map((key) => sectionOf(key)) })
  const state: PlanServer = {
    ...{ plan: fresh(), versions: [], saves: [], failure: null, generator: 'model' },
    section: (key) => state.plan.sections.find((section) => section.key === key),
    changeElsewhere: async (key, value, isTold = true) => {
      store(key, value)
      if (isTold)
        await act(async () =>
          serverSends('lesson-plan:changed', { lessonPlanId: generationId, revision: state.plan.revision }),
        )
    },
  }
  function store(key: LessonSectionKey, value: unknown): LessonSection {
    const before = state.section(key)
    const section = {
      ...{ seconds: 2, notes: [], flag: null, ...before, key, value },
      version: before ? before.version + 1 : 0,
    } as LessonSection
    const sections = [...state.plan.sections.filter((one) => one.key !== key), section].sort(
      (a, b) => lessonSectionKeys.indexOf(a.key) - lessonSectionKeys.indexOf(b.key),
    )
    state.plan = { ...state.plan, sections, revision: state.plan.revision + 1 }
    return section
  }

  beforeAll(async () => {
    // jsdom has no modal dialogs.
    HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
      this.open = true
    }
    HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
      this.open = false
    }
    server.listen({ onUnhandledRequest: 'error' })
    localStorage.setItem('classeur:language', 'en')
    await startI18n()
    // Loading the code for the first time takes longer than a test should wait.
    await import('../editing-code.ts')
    await loadAreas('lesson-plans', 'generations', 'lesson-edit', 'content', 'lesson-notes', 'images')
  })
  beforeEach(async () => {
    Object.assign(state, { plan: fresh(), versions: [], saves: [], failure: null, generator: 'model' })
    notices.set([])
    server.use(
      route.post('*/api/auth/refresh', () => refreshAnswer()),
      route.get('*/api/auth/config', () => HttpResponse.json({})),
      route.get('*/api/wallet', () => HttpResponse.json(walletAnswer())),
      route.get('*/api/generators', () =>
        HttpResponse.json({ text: state.generator, image: state.generator }),
      ),
      route.get('*/api/generations', () =>
        HttpResponse.json({ generations: state.plan.generation ? [state.plan.generation] : [] }),
      ),
      route.get(`${base}/versions`, () => HttpResponse.json({ versions: state.versions })),
      route.get(base, () => HttpResponse.json(state.plan)),
      route.put(`${base}/sections/:key`, async ({ params, request }) => {
        if (state.failure === 'offline') return HttpResponse.error()
        if (state.failure === 'refused') return problemAnswer('general/not-found', 404)
        const key = params['key'] as LessonSectionKey
        const { basedOn, value, keepsReplaced } = SaveSectionRequest.parse(await request.json())
        state.saves.push({ key, basedOn, value, ...(keepsReplaced && { keepsReplaced }) })
        if ((state.section(key)?.version ?? null) !== basedOn)
          return problemAnswer('lesson-plans/section-changed', 409)
        return HttpResponse.json({ section: store(key, value), revision: state.plan.revision })
      }),
    )
    await refresh()
  })
  afterEach(() => {
    cleanup()
    act(() => dropSession('signed-out'))
    server.resetHandlers()
  })
  afterAll(() => server.close())
  return state
}

/** Opens the plan and waits until it can be edited, or read. */
export async function openPlan(state: PlanServer): Promise<UserEvent> {
  const user = userEvent.setup()
  renderScreen(
    <>
      <LessonPlanResultScreen />
      <NoticeList />
    </>,
    `/lesson-plan-result/${generationId}`,
    '/lesson-plan-result/:id',
  )
  await screen.findByText(state.plan.rights.edit ? 'Checklist' : 'Thinking levels')
  return user
}

/** Presses a text and returns its editor. */
export async function openText(user: UserEvent, text: string | RegExp): Promise<HTMLElement> {
  await user.click(screen.getAllByText(text)[0] as HTMLElement)
  return document.activeElement as HTMLElement
}

/** Replaces the text of an editor. */
export async function retype(user: UserEvent, box: HTMLElement, text: string): Promise<void> {
  act(() => {
    box.textContent = ''
  })
  await user.type(box, text, { skipClick: true })
}
