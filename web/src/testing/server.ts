import { problemFor, type ErrorCode } from '@classeur/contracts'
import { http as route, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'

export const userId = '65f000000000000000000001'

const nothingForSale = () => problemAnswer('general/not-found', 404)

/**
 * The mocked API. Each test defines the responses it needs. Plans and their prices, which any screen asks for at a limit,
 * can't be read unless a test is about them.
 */
export const server = setupServer(
  route.get('*/api/billing', nothingForSale),
  route.get('*/api/plans', nothingForSale),
)

export const problemAnswer = (code: ErrorCode, status: number) =>
  HttpResponse.json({ ...problemFor(code, 'req-1'), status }, { status })

export const refreshAnswer = (accessToken = 'token-1') =>
  HttpResponse.json({
    accessToken,
    expiresInSeconds: 600,
    user: { id: userId, email: 'leila@school.example', operator: false, plan: 'free' },
  })

export const profileAnswer = () =>
  HttpResponse.json({
    id: userId,
    displayName: 'Leïla Mansouri',
    role: 'teacher',
    subjects: [],
    language: 'en',
    digits: 'latin',
    theme: 'system',
  })
