const lineAfter = (facts: string, label: string) =>
  new RegExp(`^${label}: (.*)$`, 'mu').exec(facts)?.[1] ?? null

/** The note to parents that a prompt asks for, as a good model writes it; null if it asks for something else. */
export function fakeNote(facts: string): Record<string, unknown> | null {
  const student = /^Note to the parents of (\S+)\./u.exec(facts)?.[1]
  if (student === undefined) return null
  const [, exam = '', result = ''] = /^Exam: (.*?)(?: \(.*?\))?\. Result: (.*)\.$/mu.exec(facts) ?? []
  const strengths = lineAfter(facts, 'Goes well')?.replace(/\.$/u, '')
  const sheet = lineAfter(facts, 'Practice sheet that comes with the note')?.replace(/\.$/u, '')
  const work = lineAfter(facts, 'To practise')?.split('. ')[0]
  return {
    greeting: `Dear family of ${student},`,
    paragraphs: [
      result === 'none yet'
        ? `There is no result of ${student} in “${exam}” yet.`
        : `In “${exam}”, the result of ${student} is ${result}.`,
      ...(strengths ? [`What goes well: ${strengths}.`] : []),
      ...(work ? [`A little practice helps with this: ${work}.`] : []),
      ...(sheet ? [`The practice sheet “${sheet}” comes with this note.`] : []),
      'I am happy to talk about it.',
    ],
    closing: 'Kind regards,',
  }
}
