import type { TopicBank } from '../../content.ts'

export const frenchRevolution: TopicBank = {
  idea: 'In 1789 subjects declared themselves citizens; liberty and equality became the measure, and a quarrel began over what they mean.',
  prior: ['Monarchy, estates and privileges before 1789.', 'Ideas of the Enlightenment.'],
  terms: [
    ['estate', 'One of three groups of society: clergy, nobility, all others.'],
    ['privilege', 'A special right of one group, such as paying no taxes.'],
    ['Declaration of Rights', 'Text of August 1789: people are born free and equal in rights.'],
    ['constitution', 'The basic law of a state.'],
    ['Terror', 'The years 1793 and 1794, when thousands were executed as enemies.'],
  ],
  errors: [
    [
      'The storming of the Bastille freed hundreds of prisoners.',
      'There were seven. What counted was gunpowder, and the sign that the king’s power could be broken.',
    ],
    [
      'The Revolution gave equal rights to all.',
      'Women had no vote, and slavery in the colonies was abolished only in 1794.',
    ],
  ],
  model:
    'A caricature of 1789: a peasant carries a priest and a nobleman. Describe first (who, what, how), then explain (taxes, tithes, privileges), then judge: whom does the artist want to win?',
  task: 'Play the meeting of the estates: each group gets its interests on a card, and must answer “shall we vote by estate or by head?”. Write the resolution you reach.',
  aims: [
    ['apply', 'Use three steps to read a caricature of 1789.'],
    ['analyse', 'Distinguish causes in society, finance and ideas.'],
    ['evaluate', 'Judge how far the Declaration of Rights was kept until 1794.'],
  ],
  materials: [
    'a caricature of the three estates',
    'articles 1, 2, 6 and 11 of the Declaration',
    'role cards for the estates',
  ],
  quiz: [
    ['What happened on 14 July 1789?', 'The Bastille in Paris was stormed.'],
    ['Which estate paid most of the taxes?', 'The third.'],
    [
      'What does article 1 of the Declaration say in essence?',
      'People are born and remain free and equal in rights.',
    ],
    ['When was the king executed?', 'In January 1793.'],
    [
      'Name one cause of the Revolution.',
      'For example the debts of the state, privileges, bad harvests, or ideas of the Enlightenment.',
    ],
  ],
  homework:
    'Choose one right from the Declaration. Find an example of today where it is respected, and one where it is disputed.',
}
