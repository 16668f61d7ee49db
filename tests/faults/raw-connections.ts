import { connect, type Socket } from "node:net";

/** A connection from one of many addresses of this machine. */
export function connectFrom(url: string, address: string): Socket {
  const socket = connect({ port: Number(new URL(url).port), host: "127.0.0.1", localAddress: address });
  socket.on("error", () => undefined);
  return socket;
}

/** Waits until the other side, or a fault, has closed a connection. */
export function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.closed) resolve();
    else socket.once("close", () => resolve());
  });
}

/** The begin of a request for a quote whose file has so many bytes. */
export function uploadHead(bytes: number) {
  const part = `--b\r\nContent-Disposition: form-data; name="logo"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
  const length = part.length + bytes + "\r\n--b--\r\n".length;
  return `POST /api/quotes HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n${part}`;
}
