import { useEffect, useState } from "react";

const alive = "page-alive";

/**
 * For the head: stores what is pressed before the scripts came, for them to answer. A form without an address and a button
 * that opens nothing by itself are answered by scripts alone, and so is a link that takes a choice along (`data-early`);
 * all else the browser answers at once. Each press has a task of
 * its own, as when it is pressed: the next one finds what the one before has changed.
 */
export const earlyPressesScript = `(function(){
  var kept=[];
  function keep(event,again){event.preventDefault();event.stopPropagation();kept.push(again)}
  function submit(event){var form=event.target,by=event.submitter;if(!form.hasAttribute("action"))keep(event,function(){if(form.isConnected)form.requestSubmit(by)})}
  function click(event){var button=event.target.closest&&event.target.closest("button[type=button]:not([popovertarget]),a[data-early]");if(button&&!event.ctrlKey&&!event.metaKey&&!event.shiftKey)keep(event,function(){button.click()})}
  addEventListener("submit",submit,true);
  addEventListener("click",click,true);
  addEventListener("${alive}",function(){removeEventListener("submit",submit,true);removeEventListener("click",click,true);kept.splice(0).forEach(function(again){setTimeout(again)})},{once:true})
  })()`.replaceAll(/\n */g, "");

/** Answers what was pressed early, once what was typed early is known: the render after the first. */
export function useEarlyPresses(): void {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  useEffect(() => {
    if (isAlive) window.dispatchEvent(new Event(alive));
  }, [isAlive]);
}
