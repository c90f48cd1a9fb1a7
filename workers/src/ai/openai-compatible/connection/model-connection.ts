import type { LanguageModel } from 'ai'
import type { ServerHabits } from './server-habits.ts'

/** The settings that every request to the provider uses; created once per text generator. */
export interface ModelConnection {
  model: LanguageModel
  /** Maximum silence after the first text before the provider counts as unavailable. */
  idleTimeoutMs: number
  /** Maximum silence before the first text: a model may still be loading, or be reading a long prompt. */
  firstTextTimeoutMs: number
  /** How long to wait for a server that says that its model is still loading. */
  loadingTimeoutMs: number
  /** Maximum bytes of text (UTF-8) in one response; reading stops there. */
  maxOutputBytes: number
  /** What the server accepts, as far as its answers have shown. */
  habits: ServerHabits
}

export interface Prompt {
  system: string
  user: string
}

/** One request to the model. */
export interface ModelCall {
  prompt: Prompt
  /** The length of a good answer, with room to spare. */
  maxTokens: number
  /**
   * Whether a busy provider (429) is waited for here, not in the queue. True once an attempt has an answer, so that a
   * plan of a dozen calls doesn't use up its starts.
   */
  waitsWhenBusy: boolean
}
