const textForms = [
  '{"kind":"text","text":"…"}',
  '{"kind":"table","caption":"…","header":["…","…"],"rows":[["…","…"],["…","…"]]}',
  '{"kind":"code","language":"python","code":"…"}',
]

/** The blocks that several sections contain, for the prompts of these sections. */
export const blockRules = [
  '"blocks" hold what must be seen: data in a table, never in a sentence; code in a code block; a diagram as numbers, which we draw. Use only these forms:',
  ...textForms,
  '{"kind":"diagram","alt":"what it shows, in words","diagram":DIAGRAM} where DIAGRAM is one of:',
  '{"kind":"number-line","from":0,"to":2,"step":0.25,"marks":[{"at":0.75,"label":"3/4"}]}',
  '{"kind":"fraction-bars","bars":[{"parts":4,"shaded":3,"label":"3/4"}]}',
  '{"kind":"coordinate-grid","x":{"from":0,"to":10,"step":1,"label":"time (s)"},"y":{"from":0,"to":50,"step":10,"label":"distance (m)"},"points":[{"x":2,"y":10,"label":"A"}],"curves":[{"label":"car","points":[{"x":0,"y":0},{"x":10,"y":50}]}]}',
  '{"kind":"stack","layers":[{"label":"top layer","note":"…"},{"label":"layer below","note":"…"}]}',
  '{"kind":"flow","steps":["…","…","…"],"cycle":false}',
  'All numbers in a diagram are decimal numbers (0.75, not 3/4). Labels and captions are in the language of the plan. A diagram that says nothing new is left out.',
].join('\n')

/** The same for sections that need no diagrams. */
export const textBlockRules = `"blocks" have one of these forms:\n${textForms.join('\n')}`

export const taskShape = '{"id":"T1","prompt":"the task in full","blocks":[],"objective":1,"answerLines":3}'
