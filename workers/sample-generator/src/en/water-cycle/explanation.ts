import { flow, table } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const explanation: Pick<TopicPack, 'concepts' | 'worked' | 'faded'> = {
  concepts: [
    {
      title: 'Where the puddle goes',
      text: 'In the morning there is a puddle in the school yard. At noon it is gone. Nobody has wiped it up. Where is the water? Some of it may sink into the ground. But a puddle on stone disappears too. The water is in the air. The sun and the wind make its smallest parts leave the puddle, one after the other. They rise as water vapour. Water vapour is a gas, and you cannot see it. This is called evaporation. Does the water have to boil for that? No. A puddle is never as hot as a pot on the cooker. Water evaporates at every temperature. It only goes faster when it is warm, when there is wind, and when the puddle is wide. Now the way back. Take a cold bottle out of the fridge. After a minute it is wet outside. Has it got a hole? No. The vapour of the air touches the cold glass. It cools down and turns into tiny drops of water. This is called condensation. So the water was never lost. First it was a liquid, then an invisible gas, and then a liquid again.',
      analogy:
        'Think of children on a playground. When the bell rings, they leave one by one through the door. Soon the yard is empty, but no child has vanished: they are all in the building. The puddle is the yard, the air is the building, and the smallest parts of water are the children. One thing is different. You can count children in a room, but you cannot see the water in the air at all.',
      blocks: [
        table(
          ['', 'from', 'to', 'happens faster or more'],
          [
            ['evaporation', 'water', 'vapour', 'with warmth and wind'],
            ['condensation', 'vapour', 'drops', 'with cold'],
          ],
        ),
      ],
    },
    {
      title: 'Up, along, down and back',
      text: 'What happens to a puddle also happens to the sea, only on a huge scale. The sun shines on the oceans. Water evaporates and rises. The salt stays behind. High up it is cold. There the vapour condenses to tiny drops. Millions of them together are a cloud. So a cloud is not smoke, and it isn’t vapour either, because vapour cannot be seen. It is made of drops, so small that they float. The wind blows the clouds over the land. When the drops join and become heavy, they fall: as rain, or as snow and hail when it is very cold. This is called precipitation. What happens on the ground? Some of the water runs over it into streams and rivers, and back to the sea. Some of it seeps into the soil. It collects deep down as groundwater. From there it comes to springs, to wells, and to our taps. Plants take some of it up and give vapour off through their leaves. And then everything begins again. There is no beginning and no end. We call it the water cycle. The water that you drink today may once have been in a glacier, or in a dinosaur.',
      analogy:
        'Think of money in a village. The baker pays the farmer, the farmer pays the smith, and the smith buys bread. The coins go round and round, and nobody makes new ones. In the same way, water goes from the sea to the sky, to the land and to the sea. The picture has a limit. People decide what they buy. Water has no plan: the sun drives it up, and its weight brings it down.',
      blocks: [
        flow(
          'The water cycle.',
          [
            'sea and puddles',
            'evaporation',
            'vapour rises',
            'condensation: clouds',
            'precipitation',
            'rivers and groundwater',
          ],
          {
            cycle: true,
          },
        ),
      ],
    },
  ],
  worked: [
    {
      title: 'Two dishes of water',
      problem:
        'Two dishes hold 100 ml of water each. One stands in the sun, one in the shade. What do the numbers show?',
      steps: [
        'In the sun, 30 ml are missing after each day: $100 − 70 = 30$ and $70 − 40 = 30$.',
        'In the shade, 15 ml are missing after each day: $100 − 85 = 15$ and $85 − 70 = 15$.',
        'So water evaporates in the shade too, but only half as fast.',
      ],
      answer: 'Water evaporates without boiling, and warmth makes it faster.',
      blocks: [
        table(
          ['', 'start', 'after 1 day', 'after 2 days'],
          [
            ['in the sun', '100 ml', '70 ml', '40 ml'],
            ['in the shade', '100 ml', '85 ml', '70 ml'],
          ],
        ),
      ],
    },
    {
      title: 'The wet window',
      problem:
        'On a winter morning, the window of the bedroom is wet inside. Explain where the water comes from.',
      steps: [
        'People breathe out vapour all night, so there is a lot of it in the air of the room.',
        'The glass is cold, because it is winter outside.',
        'The vapour touches the cold glass and condenses to drops.',
      ],
      answer: 'The water comes from the air of the room, not through the glass.',
    },
  ],
  faded: {
    problem:
      'A wet stone by the sea dries in the sun. In the evening it is wet with dew again, though it has not rained. Explain.',
    steps: [
      ['By day the sun warms the stone. Its water evaporates and is in the air as vapour.', 'shown'],
      ['In the evening the stone gets cold.', 'hidden'],
      ['The vapour of the air touches the cold stone.', 'hidden'],
      ['It condenses to drops: that is the dew.', 'hidden'],
    ],
    answer: 'The water was in the air as vapour and has condensed on the cold stone.',
  },
}
