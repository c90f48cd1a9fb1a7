import type { TopicBank } from '../../content.ts'

export const electricity: TopicBank = {
  exercise: 'electricity',
  idea: 'A current flows only in a closed circuit and is not used up on its way; voltage drives it, resistance limits it.',
  prior: ['Conductors and insulators in everyday life.', 'Safety: never experiment with the mains.'],
  terms: [
    ['current', 'How much charge passes a point each second; measured in amperes (A).'],
    ['voltage', 'What drives the charges round the circuit; measured in volts (V).'],
    ['resistance', 'How strongly a component limits the current; measured in ohms (Ω).'],
    ['closed circuit', 'An unbroken conducting path from one pole of the source to the other.'],
  ],
  errors: [
    [
      'The lamp uses up the current.',
      'An ammeter shows the same value before and after the lamp. Energy is transferred, charge is not lost.',
    ],
    [
      'One wire from the battery to the lamp is enough.',
      'Without the way back there is no closed circuit, and nothing flows.',
    ],
  ],
  task: 'Build a circuit with a battery, a switch and one lamp, then with two lamps in series and in parallel. Draw each circuit with symbols and note how brightly the lamps shine.',
  aims: [
    ['apply', 'Calculate voltage or current with Ohm’s law.'],
    ['analyse', 'Compare series and parallel circuits by the brightness of the lamps.'],
    ['evaluate', 'Judge why the sockets of a house are connected in parallel.'],
  ],
  materials: [
    'batteries, lamps, switches and wires for each pair',
    'ammeter and voltmeter',
    'cards with circuit symbols',
  ],
  quiz: [
    [
      'One of two lamps in series is unscrewed. What happens?',
      'The other goes out too: the circuit is open.',
    ],
    [
      'Where is the current greater, before or after the lamp?',
      'It is the same everywhere in a simple circuit.',
    ],
  ],
  homework:
    'List five devices at home with the voltage or power on their labels, and draw the circuit of a torch with symbols.',
}
