import type { TopicBank } from '../../content.ts'

export const reading: TopicBank = {
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
}
