import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export type Asked = {
  readonly path: string;
  readonly key: string | undefined;
  readonly question: string;
  /** Numbered, as the model gets them. */
  readonly sentences: readonly string[];
};

export type Reply = (response: ServerResponse, asked: Asked) => void;

/** Answers as a model's server does, with `content` as the words of the model. */
export function completion(content: string): Reply {
  return (response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }));
  };
}

/** Picks the sentences that have the word. */
export function picking(word: string): Reply {
  return (response, asked) => {
    const sentences = asked.sentences.flatMap((line) =>
      line.includes(word) ? [Number.parseInt(line, 10)] : [],
    );
    completion(JSON.stringify({ sentences, search: [] }))(response, asked);
  };
}

/** A real HTTP server in the place of a model; `reply` may be changed. */
export async function startModelServer(reply: Reply) {
  const asked: Asked[] = [];
  const state = { reply };
  const server = createServer((request, response) => {
    void answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    replyWith: (next: Reply) => {
      state.reply = next;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { messages } = JSON.parse(await text(request)) as { messages: { content: string }[] };
    const [first = '', , ...rest] = messages.at(-1)!.content.split('\n');
    const one: Asked = {
      path: request.url!,
      key: request.headers.authorization,
      question: JSON.parse(first.replace('Question: ', '')) as string,
      sentences: rest.slice(1).filter(Boolean),
    };
    asked.push(one);
    state.reply(response, one);
  }
}

/** The same, stopped with the test. */
export async function modelServer(reply: Reply) {
  const server = await startModelServer(reply);
  onTestFinished(server.stop);
  return server;
}
