import type { LanguagePack } from '../language-pack.ts'

type Topics = Pick<LanguagePack['topics'], 'tenses' | 'essay' | 'reading' | 'algorithms'>

export const englishLanguageTopics: Topics = {
  tenses: {
    idea: 'A tense says more than when: it shows whether something is finished, goes on, or still matters now.',
    prior: ['Finding the verb and the subject of a sentence.', 'Regular and common irregular past forms.'],
    terms: [
      ['tense', 'The form of the verb that places an event in time.'],
      ['past simple', 'For what was finished at a known time: “I lost my key yesterday.”'],
      ['present perfect', 'For what has a result or link now: “I have lost my key.”'],
      ['auxiliary', 'A helping verb such as have, be or will.'],
      ['time marker', 'A word that shows when: yesterday, already, since.'],
    ],
    errors: [
      [
        '“I have seen him yesterday” is right.',
        'A finished time such as yesterday asks for the past simple: “I saw him yesterday.”',
      ],
      [
        '“Since” and “for” mean the same.',
        'Since names the starting point (since Monday), for the length (for three days).',
      ],
    ],
    model:
      'Two sentences on the board: “She broke her arm in May.” “She has broken her arm.” Ask: can she play tonight? Draw a time line with a cross for the first and an arrow up to now for the second.',
    task: 'Sort twenty sentence strips by time marker, then by tense. Choose five, change the marker, and rewrite the verb so that the sentence is right again.',
    aims: [
      ['apply', 'Use the right tense in sentences with time markers.'],
      ['analyse', 'Compare two sentences that differ only in tense and explain the meaning.'],
      ['create', 'Compose a short report of the week with at least three tenses.'],
    ],
    materials: ['sentence strips', 'a time line on the wall', 'a short news report'],
    quiz: [
      ['Complete: “We … (live) here since 2020.”', '“have lived” (or “have been living”).'],
      ['Complete: “They … (move) in two years ago.”', '“moved”.'],
      ['Why not “I have met her last week”?', '“Last week” is finished, so: “I met her last week.”'],
      ['Since or for: “… ten minutes”?', 'for.'],
      ['What does “He has lost his keys” tell about now?', 'That he still does not have them.'],
    ],
    homework:
      'Write eight sentences about yesterday and about your life until now. Underline each time marker and circle the verb.',
  },
  essay: {
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
  },
  reading: {
    idea: 'Readers build meaning from what the text says, what it leaves out, and what they know.',
    prior: ['Finding information that is stated word for word.', 'Who speaks, where, when.'],
    terms: [
      ['main idea', 'What the text as a whole wants to say.'],
      ['detail', 'A piece of information that supports the main idea.'],
      ['inference', 'A conclusion from hints, not said word for word.'],
      ['context', 'The words around, which help with an unknown one.'],
      ['point of view', 'Through whose eyes we are told.'],
    ],
    errors: [
      ['The main idea is the first sentence.', 'Sometimes. Ask what all paragraphs together are about.'],
      [
        'An unknown word must be looked up at once.',
        'Read to the end of the sentence first: the context often gives enough.',
      ],
    ],
    model:
      '“Mia shook the umbrella and left it in the hall.” What is stated? She has an umbrella. What is inferred? It is raining outside. Which words show it? Think aloud through two more sentences of the text in the same way.',
    task: 'Read the text in pairs, one paragraph each. After each paragraph, write one sentence that sums it up, one question, and one conclusion with the line that proves it.',
    aims: [
      ['apply', 'Use the context to find the meaning of unknown words.'],
      ['analyse', 'Distinguish what a text states from what is inferred.'],
      ['evaluate', 'Justify an interpretation with two quotations.'],
    ],
    materials: [
      'a text of one page with numbered lines',
      'two highlighters for each pair',
      'cards with questions of three kinds',
    ],
    quiz: [
      ['What is an inference?', 'A conclusion from hints in the text and what one knows.'],
      ['How do you prove an inference?', 'By naming the words or line it rests on.'],
      ['Where do you look first for an unknown word’s meaning?', 'In the sentences around it.'],
      ['A summary or a detail: “The dog was brown”?', 'A detail.'],
      ['Which question helps to find the main idea?', 'What are all paragraphs together about?'],
    ],
    homework:
      'Read four pages of a book of your choice. Note one inference with its page and line, and one word understood from its context.',
  },
  algorithms: {
    idea: 'An algorithm is a finite list of clear steps that leads everybody who follows it from the same start to the same result.',
    prior: ['Giving and following instructions in order.', 'If–then in everyday sentences.'],
    terms: [
      ['algorithm', 'A finite list of unambiguous steps that solves a problem.'],
      ['sequence', 'Steps carried out one after another.'],
      ['condition', 'A test that decides which step comes next.'],
      ['loop', 'Steps that are repeated while or until something holds.'],
      ['variable', 'A named place for a value that may change.'],
    ],
    errors: [
      [
        'The computer knows what I mean.',
        'It does exactly what is written. “Walk forward” without a number is not yet an instruction.',
      ],
      [
        'A loop always ends by itself.',
        'Only if its condition can become false; otherwise it runs for ever.',
      ],
    ],
    model:
      'Find the largest of five cards: keep the first in the hand; for each other card: if it is larger, swap. Trace it in a table with one line for each step for 7, 3, 9, 4, 8: 7, 7, 9, 9, 9. The largest is 9.',
    task: 'Write instructions that lead a blindfolded partner through a maze of chairs with “forward n”, “left”, “right” and “repeat”. Test, find the first wrong step, correct, and shorten with a loop.',
    aims: [
      ['apply', 'Write an algorithm with a condition and a loop.'],
      ['analyse', 'Trace an algorithm step by step in a table.'],
      ['evaluate', 'Check two algorithms for the same task and judge which needs fewer steps.'],
    ],
    materials: ['number cards', 'chairs or tape for a maze', 'squared paper for trace tables'],
    quiz: [
      ['n starts at 1; repeat 3 times: n becomes n × 2. What is n at the end?', '8.'],
      ['What does “if x > 10 then stop” do when x is 10?', 'It goes on: 10 is not greater than 10.'],
      ['Why may two people following one algorithm not get different results?', 'Its steps are unambiguous.'],
      ['Which structure repeats steps?', 'The loop.'],
      [
        'n = 5; while n > 0: n becomes n − 2. How many times does it run?',
        'Three times: n is 5, 3, 1 before, then −1.',
      ],
    ],
    homework:
      'Write how to make tea or tie a shoe as an algorithm with one condition and one loop. Let somebody follow it to the letter and note what went wrong.',
  },
}
