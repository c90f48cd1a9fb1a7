import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { changeTheme, readTheme } from '../../../config/theme-preference.ts'
import { dropSession, refresh } from '../../../http/session/auth-session.ts'
import { changeLanguage, startI18n } from '../../../i18n/i18n.ts'
import { useProfile } from '../../../http/queries/profile.ts'
import { classCardOf, classId, classPageOf } from '../../../testing/class-samples.ts'
import { problemAnswer, profileAnswer, refreshAnswer, server } from '../../../testing/server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { matches } from './command.ts'
import CommandPalette from './command-palette.tsx'

const lessonPlan = {
  id: '65f0000000000000000000aa',
  title: 'Adding fractions',
  subject: 'Mathematics',
  level: '6B',
  durationMin: 55,
  state: 'completed',
  createdAt: '2026-11-18T12:00:00.000Z',
}
const answerWith = (...lessonPlans: unknown[]) => HttpResponse.json({ lessonPlans, nextCursor: null })

function ProfileLoaded() {
  const name = useProfile()?.displayName
  return name !== undefined && <p>profile of {name}</p>
}

function open() {
  const onClose = vi.fn()
  const { router } = renderScreen(
    <>
      <CommandPalette onClose={onClose} />
      <ProfileLoaded />
    </>,
  )
  return { router, onClose, input: screen.getByRole('combobox', { hidden: true }) }
}
const options = () => screen.getAllByRole('option', { hidden: true })
const selected = () => options().find((option) => option.getAttribute('aria-selected') === 'true')

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.setAttribute('open', '')
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.removeAttribute('open')
  }
  await startI18n()
})
beforeEach(() =>
  server.use(
    route.get('*/api/classes', () => HttpResponse.json(classPageOf([classCardOf()]))),
    route.get('*/api/search', () => HttpResponse.json({ classes: [], students: [], exams: [] })),
  ),
)
afterEach(() => {
  cleanup()
  server.resetHandlers()
})
afterAll(() => server.close())

it('the keyboard alone finds and opens a page by its name, and closes the palette', async () => {
  server.use(route.get('*/api/lesson-plans', () => answerWith()))
  const { router, onClose, input } = open()
  await userEvent.type(input, 'back{Enter}')
  expect(router.state.location.pathname).toBe('/backup')
  expect(onClose).toHaveBeenCalledOnce()
})

it('arrow keys move through the commands and wrap around at both ends', async () => {
  server.use(route.get('*/api/lesson-plans', () => answerWith()))
  const { input } = open()
  await screen.findByText('6B Mathematics')
  const first = selected()
  await userEvent.type(input, '{ArrowUp}')
  expect(selected()).toBe(options().at(-1))
  await userEvent.type(input, '{ArrowDown}')
  expect(selected()).toBe(first)
  expect(input.getAttribute('aria-activedescendant')).toBe(first?.id)
})

it('each group of commands has its heading once', async () => {
  server.use(
    route.get('*/api/lesson-plans', () => answerWith(lessonPlan, { ...lessonPlan, id: 'b'.repeat(24) })),
  )
  open()
  await screen.findAllByText('Adding fractions')
  for (const heading of ['Pages', 'Lesson plans', 'Actions'])
    expect(screen.getAllByText(heading).filter((one) => one.role === 'presentation')).toHaveLength(1)
})

it('a query without results says so', async () => {
  server.use(route.get('*/api/lesson-plans', () => answerWith()))
  const { input } = open()
  await userEvent.type(input, 'zzq{Enter}')
  expect(await screen.findByText('No results for “zzq”.')).toBeTruthy()
})

it('Enter runs a matching command while the lesson plans are still those of an earlier query', async () => {
  server.use(
    route.get('*/api/lesson-plans', ({ request }) =>
      new URL(request.url).searchParams.has('q')
        ? new Promise<never>(() => undefined)
        : answerWith(lessonPlan),
    ),
  )
  const { router, input } = open()
  await screen.findByText('Adding fractions')
  const before = router.state.location.pathname
  await userEvent.type(input, 'dark{Enter}')
  expect(router.state.location.pathname).toBe(before)
  expect(readTheme()).toBe('dark')
  act(() => changeTheme('system'))
})

it('Enter opens nothing of which only the beginning of a long query is the name', async () => {
  const beginning = 'Adding fractions with different denominators in everyday life: part'
  const nameStartsWith = (name: string, { url }: Request) =>
    name.startsWith(new URL(url).searchParams.get('q') ?? '')
  server.use(
    route.get('*/api/lesson-plans', ({ request }) => {
      const title = `${beginning} one`
      return nameStartsWith(title, request) ? answerWith({ ...lessonPlan, title }) : answerWith()
    }),
    route.get('*/api/search', ({ request }) => {
      const exam = { id: 'e'.repeat(24), classId, title: `${beginning} one`, className: '6B' }
      const exams = nameStartsWith(exam.title, request) ? [exam] : []
      return HttpResponse.json({ classes: [], students: [], exams })
    }),
  )
  const { router, input } = open()
  const before = router.state.location
  await userEvent.type(input, `${beginning} two`)
  expect(await screen.findByText(/^No results for/)).toBeTruthy()
  await userEvent.type(input, '{Enter}')
  expect(router.state.location).toBe(before)
})

it('a query has no results only after both searches have answered', async () => {
  let answer: (response: HttpResponse<null>) => void = () => undefined
  let asked: () => void = () => undefined
  const wasAsked = new Promise<void>((resolve) => (asked = resolve))
  server.use(
    route.get('*/api/lesson-plans', () => answerWith()),
    route.get('*/api/search', () => {
      asked()
      return new Promise<HttpResponse<null>>((resolve) => (answer = resolve))
    }),
  )
  const { input } = open()
  await userEvent.type(input, 'zzq')
  expect(screen.queryByText('No results for “zzq”.')).toBeNull()
  await wasAsked
  expect(screen.queryByText('No results for “zzq”.')).toBeNull()
  answer(HttpResponse.json({ classes: [], students: [], exams: [] }) as unknown as HttpResponse<null>)
  expect((await screen.findByText('No results for “zzq”.')).closest('[role=status]')).toBeTruthy()
})

it('a search that failed says so instead of having no results', async () => {
  server.use(
    route.get('*/api/lesson-plans', () => answerWith()),
    route.get('*/api/search', () => problemAnswer('general/internal', 500)),
  )
  const { input } = open()
  await userEvent.type(input, 'zzq')
  await screen.findByText('Something went wrong on our side.')
  expect(screen.queryByText('No results for “zzq”.')).toBeNull()
})

it('the latest classes that could not be read are reported', async () => {
  server.use(
    route.get('*/api/lesson-plans', () => answerWith()),
    route.get('*/api/classes', () => problemAnswer('general/internal', 500)),
  )
  open()
  expect(await screen.findByText('Something went wrong on our side.')).toBeTruthy()
})

it('lesson plans are searched on the server and can be opened', async () => {
  const asked: (string | null)[] = []
  server.use(
    route.get('*/api/lesson-plans', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('q'))
      return answerWith(lessonPlan)
    }),
  )
  const { router, input } = open()
  await userEvent.type(input, 'fractions')
  await waitFor(() => expect(asked).toContain('fractions'))
  await userEvent.click(await screen.findByText('Adding fractions'))
  expect(router.state.location.pathname).toBe(`/lesson-plan-result/${lessonPlan.id}`)
})

it('pages can still be opened when the lesson plan search fails', async () => {
  server.use(route.get('*/api/lesson-plans', () => problemAnswer('general/internal', 500)))
  const { input } = open()
  await screen.findByText('Something went wrong on our side.')
  await userEvent.type(input, 'wallet')
  expect(options()).toHaveLength(1)
})

it('a theme or language chosen here is saved in the profile, so that the next load keeps it', async () => {
  const saved: unknown[] = []
  server.use(
    route.get('*/api/lesson-plans', () => answerWith()),
    route.post('*/api/auth/refresh', () => refreshAnswer()),
    route.get('*/api/user_info/:id', profileAnswer),
    route.patch('*/api/user_info/:id', async ({ request }) => {
      const change = (await request.json()) as object
      saved.push(change)
      return HttpResponse.json({ ...((await profileAnswer().json()) as object), ...change })
    }),
  )
  await refresh()
  const { input } = open()
  await waitFor(() => expect(screen.getByText('profile of Leïla Mansouri')).toBeTruthy())
  await userEvent.type(input, 'dark{Enter}')
  await waitFor(() => expect(saved).toEqual([{ theme: 'dark' }]))
  await userEvent.clear(input)
  await userEvent.type(input, 'français{Enter}')
  await waitFor(() => expect(saved.at(-1)).toEqual({ language: 'fr' }))
  await act(async () => {
    changeTheme('system')
    await changeLanguage('en')
    dropSession('signed-out')
  })
})

it('the latest classes are offered before anything is typed', async () => {
  server.use(route.get('*/api/lesson-plans', () => answerWith()))
  const { router } = open()
  expect((await screen.findByText('6B Mathematics')).closest('[role=option]')).toBe(options()[0])
  await userEvent.click(screen.getByText('6B Mathematics'))
  expect(router.state.location.pathname).toBe(`/classe/${classId}`)
})

it('classes, students and exams are found by name and open in their class', async () => {
  const ids = { id: '65f0000000000000000000e1', classId, className: '6B Mathematics' }
  server.use(
    route.get('*/api/lesson-plans', () => answerWith()),
    route.get('*/api/search', ({ request }) => {
      expect(new URL(request.url).searchParams.get('q')).toBe('nour')
      return HttpResponse.json({
        classes: [{ id: classId, name: '6B Noura', level: 'Year 6' }],
        students: [{ ...ids, name: 'Nour Haddad' }],
        exams: [{ ...ids, title: 'Nouns' }],
      })
    }),
  )
  const { router, input } = open()
  await userEvent.type(input, 'nour')
  await screen.findByText('Nour Haddad')
  expect(options().map((option) => option.textContent)).toEqual([
    ...['6B NouraYear 6', 'Nour Haddad6B Mathematics', 'Nouns6B Mathematics'],
  ])
  await userEvent.type(input, '{ArrowDown}{Enter}')
  const { pathname, search } = router.state.location
  expect(pathname + search).toBe(`/classe/${classId}/students?student=${ids.id}`)
})

it.each([
  ['Réglages', 'regl', true],
  ['Plan a new lesson', 'lesson new', true],
  ['Backup', 'images', false],
  ['فاطمة', 'فاطمه', true],
  ['Cœur 3', 'coeur ٣', true],
])('%s matches %j: %s', (label, query, expected) => expect(matches(label, query)).toBe(expected))
