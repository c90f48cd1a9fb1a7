import type { Plugin } from 'rolldown'

export function withLazyShapes(code: string, program: unknown): string
export function lazyShapes(): Plugin & { name: string }
