// Sends a signed-in page's first requests while the product's scripts are still loading. http/session/auth-session.ts
// and http/first-reads.ts take over the responses. If everything except this file is cached, the product may
// run first; then it sends the requests itself, and this script does nothing.
if (!window.classeurHasBegun) {
  const json = { accept: 'application/json' }
  // If a request fails, the product repeats it, and reports an unavailable server.
  const unlessItFails = (asked) => asked.catch(() => undefined)
  const publicPaths = /^\/(login|register|resetpassword|verifyEmail|welcome|handleError)\/?$/
  const { pathname } = location

  const isPublic = publicPaths.test(pathname)
  const page = pathname.replace(/\/[0-9a-f]{24}(?=\/|$)/g, '/*').replace(/(.)\/$/, '$1')
  const [, examId] =
    /^\/marksheet\/([0-9a-f]{24})(?:\/(?:statistics|table_errors|generate_resource))?\/?$/.exec(pathname) ??
    []
  const [, classId] = /^\/classe\/([0-9a-f]{24})(?:\/|$)/.exec(pathname) ?? []
  const listed = document.currentScript?.dataset.files
  // The files of each page, as positions in the list of all names.
  const { names, lists } = listed ? JSON.parse(listed) : { names: [], lists: {} }

  // The code and translations of the layout and the screen, which the first script would otherwise request only
  // when it runs.
  const fetchFiles = () => {
    const language = [localStorage.getItem('classeur:language'), ...navigator.languages, 'en']
      .map((tag) => tag?.slice(0, 2).toLowerCase())
      .find((tag) => lists[`${tag} *`])
    const keys = [examId ? '' : '*', page, `${language} *`, `${language} ${page}`]
    for (const position of new Set(keys.flatMap((key) => lists[key] ?? []))) {
      const href = names[position]
      const link = document.createElement('link')
      if (href.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' })
      else link.rel = 'modulepreload'
      document.head.append(Object.assign(link, { crossOrigin: '', fetchPriority: 'low', href }))
    }
  }

  // Refreshes the session under the same lock as every refresh, because a refresh token used by two tabs at
  // once ends the session.
  const ask = () => {
    const asked = fetch('/api/auth/refresh', {
      method: 'POST',
      headers: { ...json, 'content-type': 'application/json' },
      body: '{}',
      // As in http/session/auth-session.ts.
      signal: AbortSignal.timeout(10_000),
    })
    // Browsers limit parallel connections, so the request that others depend on goes first.
    if (!isPublic) fetchFiles()
    return asked
  }
  const session = unlessItFails(navigator.locks ? navigator.locks.request('classeur:refresh', ask) : ask())
  window.classeurFirstRefresh = session

  // The data of the layout on every page, of the home page and of a class, and a whole mark sheet.
  if (!isPublic) {
    const signedIn = session.then((answer) => (answer?.ok ? answer.clone().json() : undefined))
    const read = (path) =>
      unlessItFails(
        signedIn.then(
          (known) =>
            known &&
            fetch(path(known), { headers: { ...json, authorization: `Bearer ${known.accessToken}` } }),
        ),
      )
    const paths = [
      // The pages of a mark sheet don't have the main layout.
      ...(examId ? [`/api/exams/${examId}/sheet`] : ['/api/wallet', '/api/generations']),
      ...(classId ? [`/api/classes/${classId}`] : []),
      ...(pathname === '/'
        ? ['/api/classes?limit=8', '/api/marking', '/api/lesson-plans', '/api/images']
        : []),
    ]
    window.classeurFirstReads = {
      '/api/user_info/': read(({ user }) => `/api/user_info/${user.id}`),
      ...Object.fromEntries(paths.map((path) => [path, read(() => path)])),
    }
  }
}
