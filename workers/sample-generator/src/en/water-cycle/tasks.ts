import { coordinateGrid, flow, table } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const tasks: TopicPack['tasks'] = {
  explore: [
    {
      prompt:
        'A class draws a line of chalk round a puddle every two hours. It is a dry day. The puddle lies on stone. a) Enter the widths in the grid. b) When did the puddle shrink fastest? c) Where could the water be? Write two ideas.',
      hint: 'For b), look for the steepest part.',
      blocks: [
        table(['time', '9', '11', '13', '15'], [['width of the puddle in cm', '100', '80', '50', '20']]),
        coordinateGrid(
          'An empty grid: time from 8 to 16 o’clock, width from 0 to 120 cm.',
          [
            [8, 16, 2, 'o’clock'],
            [0, 120, 20, 'width in cm'],
          ],
          [],
        ),
      ],
      objective: 4,
      lines: 3,
      minutes: 9,
      answer:
        'b) Between 11 and 15 o’clock: 30 cm in two hours, at the warmest time. c) Ideas are enough, for example “in the ground” or “in the air”. On stone, only the air is left.',
      points: ['four points', 'the fastest time', 'two ideas'],
    },
  ],
  guided: [
    {
      prompt: 'Write the missing words into the boxes: condensation, rivers, evaporation, precipitation.',
      hint: 'Start at the sea: what does the sun make the water do?',
      blocks: [
        flow(
          'A circle with six boxes, four of them empty.',
          ['sea', '…', 'clouds form by …', '… falls', 'water in …', 'sea again'],
          {
            cycle: true,
          },
        ),
      ],
      objective: 1,
      lines: 1,
      minutes: 4,
      answer: 'Evaporation, condensation, precipitation, rivers.',
      points: ['four words in their boxes'],
    },
    {
      prompt:
        'Evaporation or condensation? Write E or C: wet hair dries; the mirror fogs up in the shower; there is dew on the grass; ink dries; you see your breath in winter.',
      hint: 'Do drops appear, or do they disappear?',
      objective: 2,
      lines: 1,
      minutes: 4,
      answer: 'E, C, C, E, C.',
      points: ['two for E', 'three for C'],
    },
    {
      prompt: 'Tell in four sentences how water from the sea gets to a mountain stream.',
      hint: 'Up, along, down, back.',
      objective: 3,
      lines: 5,
      minutes: 6,
      answer:
        'The sun makes water of the sea evaporate. High up the vapour condenses to clouds. The wind blows the clouds to the mountains. There it rains or snows, and the water runs into a stream.',
      points: ['evaporation', 'condensation', 'wind or precipitation', 'the stream'],
    },
  ],
  independent: [
    {
      prompt:
        'On which day does washing dry faster: on a warm windy day or on a cool calm one? Explain with two reasons.',
      hint: 'What do warmth and wind do to evaporation?',
      objective: 2,
      lines: 3,
      minutes: 4,
      answer: 'On the warm windy day. Warm water evaporates faster, and the wind carries the vapour away.',
      points: ['warmth', 'wind'],
    },
    {
      prompt: 'Rivers run into the sea day and night. Why does the sea not overflow?',
      hint: 'What leaves the sea all the time?',
      objective: 3,
      lines: 3,
      minutes: 4,
      answer: 'As much water evaporates from the sea as comes in. It goes back to the land in clouds.',
      points: ['evaporation from the sea', 'the cycle'],
    },
    {
      prompt:
        'The table shows the rain of a town. a) How much is it in all? b) In which season would you collect rainwater for the garden, and when do you need it?',
      hint: 'Add all four numbers.',
      blocks: [
        table(
          ['season', 'winter', 'spring', 'summer', 'autumn'],
          [['rain in mm', '180', '135', '30', '255']],
        ),
      ],
      objective: 4,
      lines: 3,
      minutes: 5,
      answer:
        'a) $180 + 135 + 30 + 255 = 600$ mm. b) Collect in autumn, when most rain falls. It is needed in summer, when hardly any falls.',
      points: ['600 mm', 'autumn', 'summer'],
    },
    {
      prompt: 'Sea water is salty, but rain is not. Explain with the word “evaporation”.',
      hint: 'What rises, and what stays in the sea?',
      objective: 2,
      lines: 3,
      minutes: 3,
      answer: 'In evaporation only water rises. The salt stays in the sea, so rain has none.',
      points: ['only water rises', 'the salt stays'],
    },
  ],
  deepen: [
    {
      prompt:
        'Plan a test: does a wide dish dry faster than a narrow glass with the same amount of water? What do you change, what do you measure, what must be the same?',
      hint: 'Only the shape may be different.',
      objective: 4,
      lines: 5,
      minutes: 8,
      answer:
        'Changed: the shape of the container. Measured: how much water is left each day. The same: amount of water, place, time. The wide dish dries faster, because more water touches the air.',
      points: ['only the shape changes', 'measures the water', 'two things stay the same'],
    },
    {
      prompt:
        'If all the water on Earth were 100 litres, 97 litres would be salt water and 2 litres ice. How much fresh water would be left for rivers, lakes, soil and people? What does this tell you?',
      hint: 'Take both away from 100.',
      objective: 3,
      lines: 3,
      minutes: 5,
      answer: '$100 − 97 − 2 = 1$, so 1 litre. Fresh water is scarce, so we should keep it clean.',
      points: ['1 litre', 'a conclusion'],
    },
  ],
  experts: [
    {
      prompt: 'Learn your part of the cycle. Make a drawing with arrows, and think of one example from home.',
      hint: 'Look at the bottle, the puddle and the river in the explanation.',
      blocks: [
        table(
          ['group', 'part', 'answer this'],
          [
            ['A', 'evaporation', 'When is it fast, when is it slow?'],
            ['B', 'condensation and clouds', 'What is a cloud made of?'],
            ['C', 'precipitation and the way back', 'How does rain get to a tap?'],
          ],
        ),
      ],
      objective: 1,
      lines: 4,
      minutes: 10,
      answer:
        'A: fast with warmth, wind and a wide surface; slow in the cool. B: of tiny drops or ice, because vapour condenses in the cold. C: it seeps into the soil, becomes groundwater and comes out at springs and wells.',
      points: ['a correct answer', 'arrows in the drawing', 'an example from home'],
    },
  ],
  make: [
    {
      prompt:
        'Make a picture book with six pages: “Diary of a drop”. It begins in the sea and ends in the sea. Each page has a picture, the name of the stage, and one sentence of the drop.',
      hint: 'Page 2: “I evaporate”.',
      objective: 3,
      lines: 0,
      minutes: 16,
      answer:
        'Sea, evaporation, cloud by condensation, precipitation, seeping or flowing, back in the sea. For example: “Nobody can see me now, I am vapour.”',
      points: ['all stages in order', 'the right names', 'sentences that are true'],
    },
  ],
}
