import { html } from '@classeur/domain/text'
import type { FastifyInstance } from 'fastify'
import { testCards } from '../objects/cards.ts'
import { sendPage } from './page.ts'
import { wordingOf } from './wording-of.ts'

const inFours = (number: string) => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

/** The test cards and what they do. */
export function cardsPage(app: FastifyInstance): void {
  app.get('/cards', (request, reply) => {
    const wording = wordingOf(request)
    const { cards } = wording.words
    const rows = testCards.map(
      ({ key, number }) =>
        html`<tr>
          <th scope="row"><span class="number">${inFours(number)}</span></th>
          <td>${cards.effects[key]}</td>
        </tr>`,
    )
    return sendPage(reply, {
      wording,
      title: cards.title,
      body: html`<section class="card">
        <h1>${cards.title}</h1>
        <p>${cards.text}</p>
        <table class="cards">
          <thead>
            <tr>
              <th scope="col">${cards.number}</th>
              <th scope="col">${cards.does}</th>
            </tr>
          </thead>
          <tbody>
            ${rows}
          </tbody>
        </table>
      </section>`,
    })
  })
}
