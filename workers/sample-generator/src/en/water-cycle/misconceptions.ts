import { flow } from '../../blocks.ts'
import type { Misconception } from '../../topic-pack.ts'

export const misconceptions: readonly Misconception[] = [
  {
    key: 'water-vanishes',
    wrong: 'When a puddle dries up, the water is gone for ever.',
    right: 'It is in the air as vapour, and sooner or later it comes down again.',
    probe: 'A wet cloth is dry after an hour. Is there less water in the world now?',
    wrongAnswer: 'Yes, because the cloth has used it up.',
    reply: 'Could we weigh it if we caught all the air of the room? What would we find in it?',
    extra: {
      prompt:
        'A glass of water stands under a clear bowl in the sun. After an hour there are drops inside the bowl. Explain how this shows that no water is lost.',
      objective: 2,
      lines: 4,
      minutes: 5,
      answer:
        'Water from the glass evaporated. The vapour could not leave the bowl. It condensed on the bowl as drops. Glass, vapour and drops together have as much water as before.',
      points: ['evaporates', 'condenses on the bowl', 'nothing has left'],
    },
    groupWork:
      'Draw {extra} with an arrow for every move of the water. Then do {core} and always ask: where is it now?',
  },
  {
    key: 'clouds-are-smoke',
    wrong: 'Clouds are made of smoke or of steam.',
    right: 'They are made of tiny drops of water, or of ice. Vapour itself cannot be seen.',
    probe: 'You walk through fog, which is a cloud on the ground. What is on your jacket afterwards?',
    wrongAnswer: 'Nothing, because fog is only smoke.',
    reply: 'Touch a jacket after a walk in the fog. What did the cloud leave on it?',
    extra: {
      prompt:
        'Can you see it or not? Write “seen” or “not seen”, and say what it is: water vapour in the room, a cloud, fog, the air above a hot pot right at the water.',
      objective: 2,
      lines: 4,
      minutes: 4,
      answer:
        'Vapour: not seen, a gas. Cloud: seen, drops. Fog: seen, drops. Right at the water: not seen, because it is still vapour; higher up, white drops appear.',
      points: ['vapour is not seen', 'cloud and fog are drops'],
    },
    groupWork: 'Sort the four things of {extra} into “gas” and “drops” with cards. Then do {core}.',
  },
  {
    key: 'boiling-needed',
    wrong: 'Water only turns into vapour when it boils.',
    right: 'It evaporates at every temperature, only more slowly when it is cool.',
    probe: 'It is a cool day with 10 degrees. Can a puddle dry up?',
    wrongAnswer: 'No, because it is not hot enough.',
    reply: 'How did the wet school yard dry last autumn? Was anybody cooking there?',
    extra: {
      prompt:
        'Put these in order from slow to fast drying: a towel in a cool cellar, a towel on the line on a hot windy day, a towel on the line on a cool calm day. Give a reason.',
      objective: 3,
      lines: 3,
      minutes: 4,
      answer:
        'Cellar, cool calm day, hot windy day. All of them dry without boiling. Warmth and wind make it faster.',
      points: ['right order', 'no boiling needed', 'warmth and wind'],
    },
    groupWork:
      'Talk about {extra} before you write: who has seen something dry in the cold? Then go on with {core}.',
  },
  {
    key: 'glass-leaks',
    wrong: 'The drops on a cold bottle come through the glass.',
    right: 'They come from the air: vapour condenses on the cold bottle.',
    probe: 'A cold bottle is filled with red juice. What colour are the drops outside?',
    wrongAnswer: 'Red, because they come from inside.',
    reply:
      'Try it in your head with oil instead of juice. Could there be oil outside? What touches the bottle from outside?',
    extra: {
      prompt:
        'Put the four steps in the right order and write them down: drops run down the bottle – the bottle comes out of the fridge – vapour condenses – air cools down at the cold glass.',
      blocks: [flow('Four empty boxes for the steps.', ['1', '2', '3', '4'])],
      objective: 3,
      lines: 2,
      minutes: 3,
      answer:
        'The bottle comes out of the fridge, air cools down at the cold glass, vapour condenses, drops run down the bottle.',
      points: ['right order'],
    },
    groupWork: 'Act out {extra}: one is the bottle, the others are vapour that comes near. Then do {core}.',
  },
]
