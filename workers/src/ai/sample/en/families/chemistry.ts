import { withGeneral } from '../../compose/merge-pools.ts'
import { englishGeneral } from './general.ts'

export const chemistry = withGeneral(englishGeneral, (t) => ({
  ideas: [
    `In ${t} we look twice: at what can be seen, and at the particles that explain it.`,
    `Substances in ${t} may change completely; the atoms they consist of are all still there.`,
  ],
  prior: [`Safety rules for experiments on ${t}.`],
  terms: [
    ['substance', `A kind of matter with its own properties, as they appear in ${t}.`],
    ['property', `What a substance in ${t} can be recognised by: colour, smell, solubility.`],
    ['particle model', `A drawing of invisible particles that explains what is seen in ${t}.`],
  ],
  errors: [
    [
      `In ${t} something is lost when it can no longer be seen.`,
      'Weigh before and after in a closed vessel: the mass stays the same.',
    ],
    [
      `Particles in ${t} look like tiny pieces of the substance.`,
      'Single particles have no colour and no temperature; those belong to very many together.',
    ],
  ],
  models: [
    `Show ${t} on two levels: left what the eye sees, right the particles. Draw both before and after, and count the particles.`,
    `Read the label and hazard signs of one substance from ${t} aloud, then carry out one test and write the observation in a full sentence.`,
  ],
  tasks: [
    `Examine samples that belong to ${t}: look, test with water and with an indicator, record the properties, and sort the samples. Wear goggles.`,
    `Draw a strip of four pictures of ${t} on the level of particles and let another group find the mistake built into it.`,
  ],
  aims: [
    ['apply', `Carry out a safe test on ${t} and record the observation.`],
    ['analyse', `Distinguish what is seen in ${t} from how particles explain it.`],
    ['evaluate', `Assess the risks of an experiment on ${t} and justify the protection needed.`],
  ],
  materials: [`goggles and samples for ${t}`, `modelling sets for particles in ${t}`],
  quiz: [
    [
      `Which safety rule matters most with ${t}?`,
      'The one that the hazard sign demands; goggles in any case.',
    ],
    [
      `How do you recognise that a new substance is formed in ${t}?`,
      'New properties: another colour, a gas, a solid, heat given off.',
    ],
  ],
  homework: [`Find a product at home that has to do with ${t}. Note contents, hazard signs and use.`],
}))
