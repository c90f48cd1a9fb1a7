import type { LanguageModel } from 'ai'

/** What every request to the provider needs; made once per text generator. */
export interface ModelConnection {
  model: LanguageModel
  /** Longest silence of the provider before it counts as unavailable. */
  idleTimeoutMs: number
  /** Most bytes of text (UTF-8) one answer may have; reading stops there. */
  maxOutputBytes: number
  /** Some servers know no `response_format`; found out by the first refusal, then remembered. */
  jsonMode: boolean
}

export interface Prompt {
  system: string
  user: string
}
