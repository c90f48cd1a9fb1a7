import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { NoticeList } from '../../../components/overlays/notices/notice-list.tsx'
import { countDrafts, writeDraft } from '../../../drafts/draft-storage.ts'
import { dropSession, readAuth, refresh } from '../../../http/session/auth-session.ts'
import { setLeftBehind } from '../../../http/session/left-behind.ts'
import { startI18n } from '../../../i18n/i18n.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { problemAnswer, profileAnswer, refreshAnswer, server } from '../../../testing/server.ts'
import { AskBeforeSignOut } from '../model/ask-before-sign-out.tsx'
import { AccountMenu } from './account-menu.tsx'

const leaveFor = vi.hoisted(() => vi.fn())
vi.mock('../../../config/leave-for.ts', () => ({ leaveFor }))

let signOuts: number
beforeAll(async () => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
  }
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
})
beforeEach(async () => {
  signOuts = 0
  leaveFor.mockClear()
  server.use(
    route.post('*/api/auth/refresh', () => refreshAnswer()),
    route.get('*/api/user_info/:id', profileAnswer),
    route.post('*/api/auth/sign-out', () => {
      signOuts += 1
      return HttpResponse.json({ endSessionUrl: '/oidc/session/end' })
    }),
  )
  await refresh()
})
afterEach(() => {
  cleanup()
  act(() => dropSession('signed-out'))
  setLeftBehind(() => Promise.resolve(0))
  server.resetHandlers()
})
afterAll(() => server.close())

const writeLesson = () => writeDraft({ form: 'lesson' }, { topic: 'Fractions' })
async function chooseSignOut() {
  renderScreen(
    <>
      <AccountMenu />
      <AskBeforeSignOut />
      <NoticeList />
    </>,
  )
  await userEvent.click(await screen.findByRole('button', { name: /^Account of/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
}
const question = () => screen.findByRole('dialog', { name: 'Sign out?' })
const press = async (name: string) => userEvent.click(within(await question()).getByRole('button', { name }))

it('signing out with an unsaved form asks first, and staying keeps the draft', async () => {
  writeLesson()
  await chooseSignOut()
  expect(
    within(await question()).getByText('1 draft on this device isn’t saved. Signing out deletes it.'),
  ).toBeTruthy()
  await press('Stay signed in')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect([signOuts, countDrafts(), readAuth().status]).toEqual([0, 1, 'signed-in'])
})

it('signing out after the question deletes the drafts', async () => {
  writeLesson()
  await chooseSignOut()
  await press('Sign out anyway')
  await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith('/oidc/session/end'))
  expect([signOuts, localStorage.length]).toEqual([1, 0])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('a failed sign-out says why in the question, and keeps the draft', async () => {
  server.use(route.post('*/api/auth/sign-out', () => problemAnswer('general/internal', 500)))
  writeLesson()
  await chooseSignOut()
  await press('Sign out anyway')
  expect(await within(await question()).findByRole('alert')).toBeTruthy()
  expect([countDrafts(), readAuth().status]).toEqual([1, 'signed-in'])
  await press('Stay signed in')
})

it('unsent marks are mentioned: they stay on this device', async () => {
  setLeftBehind(() => Promise.resolve(3))
  await chooseSignOut()
  expect(within(await question()).getByText(/^3 marks are on this device only\. They stay here/)).toBeTruthy()
  await press('Stay signed in')
})

it('without anything unsaved, signing out asks nothing', async () => {
  await chooseSignOut()
  await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce())
  expect(screen.queryByRole('dialog')).toBeNull()
})
