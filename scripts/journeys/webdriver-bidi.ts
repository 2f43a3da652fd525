import { once } from 'node:events';
import { type Browser, type Json, questionText, toTheMiddle } from './browser.ts';

type Answer = {
  id?: number;
  type: string;
  method?: string;
  params?: LogEntry;
  result?: Result;
  message?: string;
};
type LogEntry = { level: string; text: string };
type Result = {
  type?: string;
  capabilities?: { browserVersion: string };
  contexts?: { context: string }[];
  nodes?: { sharedId: string }[];
  result?: { value: string };
  exceptionDetails?: { text: string };
};

/** Reports what the content security policy refused as an error on the console. */
const watchPolicy = String(() =>
  addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
    console.error(`policy: ${violatedDirective}`),
  ),
);

/** Opens a session with a browser that itself speaks W3C WebDriver BiDi (Firefox), at its WebSocket address. */
export async function openWebDriverBidi(address: string): Promise<Browser> {
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  const waiting = new Map<number, (answer: Answer) => void>();
  const heard: string[] = [];
  let lastId = 0;
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
    else if (answer.method === 'log.entryAdded' && /^(?:error|warn)$/.test(answer.params!.level))
      heard.push(answer.params!.text);
  });

  async function send(method: string, params: object = {}): Promise<Result> {
    lastId += 1;
    const id = lastId;
    const answer = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    if (answer.type === 'error') throw new Error(answer.message);
    return answer.result!;
  }

  const { capabilities } = await send('session.new', { capabilities: {} });
  const { contexts } = await send('browsingContext.getTree');
  const context = contexts![0]!.context;
  await send('session.subscribe', { events: ['log.entryAdded'] });
  await send('script.addPreloadScript', { functionDeclaration: watchPolicy });

  async function press(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await send('input.performActions', { context, actions: [{ type: 'key', id: 'keys', actions }] });
  }

  async function ask<Given extends readonly Json[], Answer>(
    question: (...given: Given) => Answer,
    ...given: Given
  ): Promise<Answer> {
    const { result, exceptionDetails } = await send('script.evaluate', {
      expression: questionText(question, given),
      target: { context },
      awaitPromise: false,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return JSON.parse(result!.value);
  }

  return {
    version: capabilities!.browserVersion,
    hearsConsole: true,
    resize: async (viewport) => void (await send('browsingContext.setViewport', { context, viewport })),
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    ask,
    async click(selector) {
      const { nodes } = await send('browsingContext.locateNodes', {
        context,
        locator: { type: 'css', value: selector },
        maxNodeCount: 1,
      });
      const sharedId = nodes![0]?.sharedId;
      if (!sharedId) throw new Error(`no such element: ${selector}`);
      await ask(toTheMiddle, selector);
      const actions = [
        { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element: { sharedId } } },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await send('input.performActions', { context, actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    type: press,
    noise: async () => heard.splice(0),
    close: async () => {
      await send('session.end');
      socket.close();
    },
  };
}
