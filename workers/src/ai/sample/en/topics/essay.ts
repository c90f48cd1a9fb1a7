import type { TopicBank } from '../../content.ts'

export const essay: TopicBank = {
  idea: 'An argument convinces when a claim is supported by reasons, reasons by evidence, and the other side is answered fairly.',
  prior: ['Telling fact from opinion.', 'Writing a paragraph with one main idea.'],
  terms: [
    ['claim', 'The statement the text defends.'],
    ['argument', 'A reason that supports the claim.'],
    ['evidence', 'Fact, example or quotation that makes a reason credible.'],
    ['counter-argument', 'A reason for the other side.'],
    ['connective', 'A word that shows how ideas are linked: because, however, therefore.'],
  ],
  errors: [
    [
      'The more arguments, the better the essay.',
      'Three developed with evidence convince more than eight that are only named.',
    ],
    [
      'Mentioning the other side weakens the text.',
      'Answering a counter-argument shows that the writer has thought further.',
    ],
  ],
  model:
    'Claim: “School should begin at nine.” Reason: tired pupils learn less. Evidence: a sleep study. Objection: parents start work earlier. Answer: early care is possible. Colour each part and join them with connectives.',
  task: 'Sort twelve slips into claims, reasons, evidence and objections. Build one paragraph from them, then write one more without slips and let a partner colour its parts.',
  aims: [
    ['apply', 'Write a paragraph with claim, reason and evidence.'],
    ['analyse', 'Break a short text into its arguments and mark the connectives.'],
    ['evaluate', 'Judge which of two arguments is stronger and justify it.'],
  ],
  materials: ['argument slips to sort', 'a model essay of one page', 'a list of connectives by meaning'],
  quiz: [
    [
      'What is the difference between a claim and a reason?',
      'The claim is what I defend, the reason says why.',
    ],
    ['Name two connectives that introduce an objection.', 'For example however and although.'],
    ['What makes evidence strong?', 'It can be checked, comes from a known source and fits the reason.'],
    [
      'Where can a counter-argument stand?',
      'Before it is answered, usually ahead of the strongest own argument.',
    ],
    ['“Everybody knows that” – is this evidence?', 'No, nothing in it can be checked.'],
  ],
  homework:
    'Write a letter to the head of school with one proposal: claim, two reasons with evidence, one objection answered.',
}
