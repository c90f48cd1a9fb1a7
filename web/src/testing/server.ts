import { problemFor, type ErrorCode } from '@classeur/contracts'
import { HttpResponse } from 'msw'
import { setupServer } from 'msw/node'

export const userId = '65f000000000000000000001'

/** The mocked API. Each test defines the responses it needs. */
export const server = setupServer()

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
