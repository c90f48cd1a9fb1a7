import type { LanguageModel } from 'ai'

/** The settings that every request to the provider uses; created once per text generator. */
export interface ModelConnection {
  model: LanguageModel
  /** Maximum silence before the provider counts as unavailable. */
  idleTimeoutMs: number
  /** Maximum bytes of text (UTF-8) in one response; reading stops there. */
  maxOutputBytes: number
  /** Set to false once the server has refused `response_format`; some servers don't support it. */
  jsonMode: boolean
}

export interface Prompt {
  system: string
  user: string
}
