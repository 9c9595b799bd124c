import { HttpResponse } from 'msw'

const unreadable = 'La réponse du serveur est illisible. Réessayez dans un instant.'

/** Every kind of failed API response, with the message that the site shows. */
export const apiErrorResponses: { name: string; answer: () => Response; message: string }[] = [
  {
    name: 'no answer',
    answer: () => HttpResponse.error(),
    message: 'Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.',
  },
  {
    name: 'an empty 503',
    answer: () => new HttpResponse('', { status: 503 }),
    message: 'Le service est momentanément indisponible. Réessayez dans un instant.',
  },
  {
    name: 'the HTML page of a proxy with status 502',
    answer: () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 }),
    message: 'Le serveur a répondu par une erreur (502).',
  },
  {
    name: 'an HTML page with status 200',
    answer: () => HttpResponse.html('<!doctype html><h1>Bienvenue</h1>'),
    message: unreadable,
  },
  {
    name: 'JSON that is cut',
    answer: () => new HttpResponse('{"titre":"Notre his'),
    message: unreadable,
  },
  { name: 'null', answer: () => HttpResponse.json(null), message: unreadable },
  { name: 'an empty list', answer: () => HttpResponse.json([]), message: unreadable },
  { name: 'an empty object', answer: () => HttpResponse.json({}), message: unreadable },
  {
    name: 'a title that is a number',
    answer: () => HttpResponse.json({ titre: 3 }),
    message: unreadable,
  },
]
