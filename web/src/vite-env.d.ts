/// <reference types="vite/client" />

interface Window {
  /** Answer to the first refresh, asked for by public/first-requests.js; undefined when none came. */
  classeurFirstRefresh?: Promise<Response | undefined> | undefined
}
