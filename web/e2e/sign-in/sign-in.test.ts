import type { Stack } from '@classeur/local'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  accountPassword,
  completeProfile,
  confirmAccount,
  newTeacher,
  registerAccount,
  registerOnScreen,
} from '../kit/accounts.ts'
import { launchBrowser, openWindow, signIn } from '../kit/browser.ts'
import { linkMailedTo, startTestStack } from '../kit/running-stack.ts'

let stack: Stack
let browser: Browser
beforeAll(async () => {
  stack = await startTestStack()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await stack?.stop()
})

const register = (email: string) => registerAccount(browser, stack.url, email)

describe('someone new', () => {
  it('registers, chooses a password on the page of the emailed link, completes the profile and reaches the home page', async () => {
    const opened = await registerOnScreen(browser, stack.url, 'leila@school.example')
    const { page, context, errors } = opened
    await page.getByRole('heading', { level: 1, name: /Leïla/ }).waitFor()
    expect(errors).toEqual([])
    await context.close()
  })

  it('learns from an old link that a newer one was sent, and can get another one', async () => {
    const { page, context } = await register('nadia@school.example')
    const first = await linkMailedTo(stack.url, 'nadia@school.example')
    await page.getByRole('button', { name: 'Send the link again' }).click()
    await page.getByText('Only the newest link works').waitFor()
    await expect.poll(() => linkMailedTo(stack.url, 'nadia@school.example')).not.toBe(first)
    await page.goto(first)
    await page.getByRole('alert').filter({ hasText: 'A newer link was sent' }).waitFor()
    await page.getByLabel('Email').fill('nadia@school.example')
    const second = await linkMailedTo(stack.url, 'nadia@school.example')
    await page.getByRole('button', { name: 'Send the link again' }).click()
    await expect.poll(() => linkMailedTo(stack.url, 'nadia@school.example')).not.toBe(second)
    await confirmAccount(page, stack.url, 'nadia@school.example')
    await context.close()
  })
})

describe('a link in an email', () => {
  it('names its address and the signed-in one, never replaces a session without asking, and asks again when reopened', async () => {
    const { page, context, errors } = await newTeacher(browser, stack.url, 'first@school.example')
    const other = await register('second@school.example')
    await other.context.close()
    const link = await linkMailedTo(stack.url, 'second@school.example')

    await page.goto(link)
    await page.getByText('You’re signed in as first@school.example in this browser').waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe('second@school.example')
    await page.getByRole('link', { name: 'Stay signed in' }).click()
    await page.getByRole('heading', { level: 1, name: /Leïla/ }).waitFor()

    const neighbour = await context.newPage()
    await neighbour.goto('/settings/account')
    expect(await neighbour.getByLabel('Email').inputValue()).toBe('first@school.example')
    await page.goto(link)
    await page.getByLabel('Choose a password').fill(accountPassword)
    await page.getByRole('button', { name: 'Confirm and switch account' }).click()
    await page.getByLabel('Your name').waitFor()
    await neighbour.waitForURL(/\/login/)
    expect(errors).toEqual([])
    await context.close()
  })

  it('sets a new password without signing anyone in or out', async () => {
    const email = 'signed-in@school.example'
    const { page, context } = await newTeacher(browser, stack.url, email)
    await page.goto('/resetpassword')
    await page.getByLabel('Email').fill('first@school.example')
    await page.getByRole('button', { name: 'Send the link' }).click()
    await page.getByText('the link is on its way').waitFor()
    const link = await linkMailedTo(stack.url, 'first@school.example', '/resetpassword')
    await page.goto(link)
    await page.getByText(`You’re signed in as ${email} and will stay signed in.`).waitFor()
    await page.getByLabel('New password').fill('another long sentence')
    await page.getByRole('button', { name: 'Save password' }).click()
    await page.getByText('Your new password is saved').waitFor()
    await page.goto('/settings/account')
    expect(await page.getByLabel('Email').inputValue()).toBe(email)
    await context.close()
  })
})

describe('the guard', () => {
  it('sends a signed-out visitor of /settings to /login?redirect_to=%2Fsettings and back after sign-in', async () => {
    const { page, context } = await openWindow(browser, stack.url)
    await page.goto('/settings')
    await page.waitForURL(`${stack.url}/login?redirect_to=%2Fsettings`)
    await signIn(page, stack.sampleAccount!.email, stack.sampleAccount!.password)
    await page.waitForURL((url) => url.pathname.startsWith('/settings') || url.pathname === '/register')
    await context.close()
  })

  it('shows a full-screen white overlay with a black spinner of 56 px while it decides', async () => {
    const { page, context } = await openWindow(browser, stack.url)
    let answer = () => {}
    const seen = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/auth/refresh', async (route) => {
      await seen
      await route.continue()
    })
    await page.goto('/backup', { waitUntil: 'commit' })
    const overlay = page.getByTestId('loading-overlay')
    await overlay.waitFor()
    const looks = await overlay.evaluate((element) => {
      const spinner = element.querySelector('svg, [style], span, div')!
      const { width, height } = element.getBoundingClientRect()
      return {
        background: getComputedStyle(element).backgroundColor,
        width,
        height,
        size: parseFloat(getComputedStyle(spinner).width),
      }
    })
    answer()
    expect(looks).toEqual({ background: 'rgb(255, 255, 255)', width: 1440, height: 920, size: 56 })
    await page.waitForURL(/\/login\?redirect_to=%2Fbackup/)
    await overlay.waitFor({ state: 'detached' })
    await context.close()
  })

  it('sends someone signed in with a complete profile from /login and /register to the home page', async () => {
    const { page, context } = await newTeacher(browser, stack.url, 'omar@school.example')
    for (const path of ['/login', '/register']) {
      await page.goto(path)
      await page.waitForURL(`${stack.url}/`)
    }
    await context.close()
  })
})

describe('signing out', () => {
  it('clears local storage, ends the session here and at the issuer, and signs the other tab out', async () => {
    const { page, context } = await register('sara@school.example')
    await confirmAccount(page, stack.url, 'sara@school.example')
    await completeProfile(page, 'Sara')
    await page.waitForURL(`${stack.url}/`)
    await page.evaluate(() => localStorage.setItem('something-of-mine', 'kept?'))
    const other = await context.newPage()
    await other.goto('/settings/account')
    await other.getByRole('heading', { level: 1 }).first().waitFor()
    await page.getByRole('button', { name: /Sara/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.getByLabel('Password', { exact: true }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('something-of-mine'))).toBeNull()
    await other.getByLabel('Password', { exact: true }).waitFor()
    const refreshed = await page.evaluate(
      async () =>
        (
          await fetch('/api/auth/refresh', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
          })
        ).status,
    )
    expect(refreshed).toBe(401)
    await page.goto('/settings')
    await page.waitForURL(/\/login\?redirect_to=%2Fsettings/)
    await page.getByLabel('Password', { exact: true }).waitFor()
    await context.close()
  })
})
