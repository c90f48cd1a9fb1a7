import type { TopicBank } from '../../content.ts'

export const democracy: TopicBank = {
  idea: 'In a democracy power comes from the people, is limited by law, and can be taken away again by a vote.',
  prior: ['Rules of the class and how they came about.', 'Mayor, parliament and government by name.'],
  terms: [
    ['election', 'A free, equal and secret choice of who is to govern.'],
    ['separation of powers', 'Making laws, carrying them out and judging lie in different hands.'],
    ['majority', 'More than half of the votes, or the largest number of them.'],
    ['minority protection', 'Rights that no majority may take away.'],
    ['opposition', 'Those who are not in government and control it.'],
  ],
  errors: [
    [
      'Democracy means that the majority may decide anything.',
      'Basic rights bind the majority too; otherwise 51% could silence 49%.',
    ],
    [
      'Voting is all that citizens can do.',
      'They also join, petition, protest, inform themselves, and stand for election.',
    ],
  ],
  model:
    'A class has 30 euros to spend. Decide once by majority, once by consensus, once by lot. After each, ask: who is content, who was not heard, how long did it take? Tie the words to what happened.',
  task: 'Draw up a proposal for a change at school, with a reason and its cost. Hold an election with secret ballot, count in public, and let the losers write down what protects them.',
  aims: [
    ['apply', 'Carry out a secret election by agreed rules.'],
    ['analyse', 'Distinguish the three powers in news headlines.'],
    ['evaluate', 'Judge whether a decision was democratic by criteria of your own.'],
  ],
  materials: [
    'ballot papers and a box',
    'headlines about parliament, government and courts',
    'extracts from the constitution',
  ],
  quiz: [
    ['Why are elections secret?', 'So that nobody can be put under pressure for a vote.'],
    ['Name the three powers.', 'Legislative, executive and judicial.'],
    ['What does the opposition do?', 'It controls the government and offers another choice.'],
    ['May a majority abolish basic rights?', 'No, they bind the majority as well.'],
    ['Name a way to take part besides voting.', 'For example a petition or a demonstration.'],
  ],
  homework:
    'Find a decision taken this week in your town or country. Note who decided, who was heard and who can change it.',
}
