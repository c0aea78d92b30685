function Ir(i){return i.joints.reduce((t,e)=>Math.max(t,e.v[1]),0)}function zo(i){return Uint8Array.from(atob(i),t=>t.charCodeAt(0))}async function Mf(i){let t=new Blob([zo(i)]).stream();return new Response(t.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer()}function Vo(i){return new Float64Array(zo(i).buffer)}function Jh(i,t,e){let n=Math.max(0,...e.map(Math.abs)),s=Math.min(1,.1/n),r=t,o=0,a=s;for(;n>0&&o<1;){let l=o+a>=.999999999999,c=l?1-o:a,u=e.map(d=>c*d),h=i.ended(r,Array.from(i.kernels.at("integrate",{q:r,step:u})));if(h.every(Number.isFinite))r=h,o=l?1:o+c,a=Math.min(2*a,s);else if(a=c/2,!(a*n>1e-4))return{q:r,part:o}}return{q:r,part:1}}var X0=14,Ka=class{facts;kernels;nv;friction;constructor(t,e){this.facts=t,this.kernels=e,this.nv=Ir(t),this.friction=t.parts.indexOf("friction")}parameters(t){let e=Float64Array.from(this.facts.parameters);if(t.masses.forEach((s,r)=>{for(let o of[0,4,5,6,7,8,9])e[X0*r+o]*=s}),t.payload===0||!this.kernels.has("loaded"))return e;let n=[t.payload,...t.payloadAt];return this.kernels.at("loaded",{parameters:e,payload:n})}wrenches(t,e){let n=new Float64Array(6*(this.facts.bodies.length+1));if(t.pull.every(o=>o===0))return n;let{body:s,at:r}=this.facts.tool;return this.addForce(n,e,s,r,t.pull),n}addForce(t,e,n,s,r){let o=Kh(e.subarray(12*n,12*n+9),r),a=[s[1]*o[2]-s[2]*o[1],s[2]*o[0]-s[0]*o[2],s[0]*o[1]-s[1]*o[0]];for(let l=0;l<3;l+=1)t[6*n+l]+=a[l],t[6*n+3+l]+=o[l]}pullInTool(t){let{body:e,turned:n}=this.facts.tool,s=this.poses(t.q).subarray(12*e,12*e+9);return Kh(n,Kh(s,t.pull))}normalized(t){return this.facts.curved?Array.from(this.kernels.at("normalized",{q:t})):t}rate(t,e){return this.facts.curved?this.kernels.at("rate",{q:t,qd:e}):e}ended(t,e){if(this.facts.loops===null)return this.normalized(e);let n=new Float64Array(this.nv);return Array.from(this.kernels.at("ended",{q:t,qd:n,after:e}))}stepped(t,e){return this.moved(t,e).q}moved(t,e){return this.facts.curved?this.facts.loops!==null?Jh(this,t,e):{q:Array.from(this.kernels.at("integrate",{q:t,step:e})),part:1}:{q:t.map((n,s)=>n+e[s]),part:1}}placed(t,e){let n=this.normalized(e);return this.facts.loops===null?{q:n,part:1}:Jh(this,t,this.apart(t,n))}apart(t,e){return this.facts.curved?Array.from(this.kernels.at("difference",{q:t,goal:e})):e.map((n,s)=>n-t[s])}poses(t){return this.kernels.at("poses",{q:t})}around(t,e){return{gravity:t.gravity,wrench:this.wrenches(t,this.poses(e)),parameters:this.parameters(t)}}budget(t,e){let{budget:n,tau:s}=this.budgets(t,1,e);return{parts:this.facts.parts.map((o,a)=>n.slice(a*this.nv,(a+1)*this.nv)),total:Array.from(s)}}budgets(t,e,n){let s={...t,gravity:n.gravity,wrench:this.#t(t.q,e,n),parameters:this.parameters(n)},r=this.kernels.rows("budget",s,e),{nv:o}=this,a=this.facts.parts.length,l=new Float64Array(e*o);for(let c=0;c<e;c+=1)for(let u=0;u<a;u+=1)for(let h=0;h<o;h+=1){let d=(c*a+u)*o+h;u===this.friction&&!n.friction&&(r[d]=0),l[c*o+h]+=r[d]}return{budget:r,tau:l}}#t(t,e,n){let s=this.facts.bodies.length+1;if(n.pull.every(a=>a===0))return new Float64Array(6*s);let r=this.kernels.rows("poses",{q:t},e),o=new Float64Array(6*s*e);for(let a=0;a<e;a+=1){let l=r.subarray(12*s*a,12*s*(a+1));o.set(this.wrenches(n,l),6*s*a)}return o}jointWrenches(t,e){return this.kernels.at("wrenches",{...t,...this.around(e,t.q)})}cuts(t,e){let n=e.friction?"cuts":"cuts_smooth";return this.kernels.at(n,{...t,...this.around(e,t.q)})}motors(t,e,n=1){return this.kernels.rows("motors",{q:t,tau:e},n)}jointMotion(t){return this.kernels.at("joint_motion",{...t})}inertias(t,e){return this.kernels.at("inertias",{q:t,parameters:this.parameters(e)})}energies(t,e,n){let s={q:t,qd:e,gravity:n.gravity,parameters:this.parameters(n)};return[this.kernels.at("kinetic_energy",s)[0],this.kernels.at("potential_energy",s)[0]]}steps(t,e,n){return this.kernels.at(`steps_${t}`,{...e,gravity:n.gravity,parameters:this.parameters(n)})}};function Kh(i,t){return[0,1,2].map(e=>i[e]*t[0]+i[3+e]*t[1]+i[6+e]*t[2])}function k(i,t={},...e){let n=document.createElement(i);for(let[s,r]of Object.entries(t))r==null||r===!1||(s.startsWith("on")?n.addEventListener(s.slice(2),r):s==="class"?n.className=String(r):s in n&&!s.includes("-")?n[s]=r:n.setAttribute(s,String(r)));for(let s of e)s!==null&&n.append(s);return n}function Hi(i,t){i.textContent!==t&&(i.textContent=t)}function Lr(i){let t=new DOMParser().parseFromString(`<div xmlns="http://www.w3.org/1999/xhtml">${i}</div>`.replaceAll("<math>",'<math xmlns="http://www.w3.org/1998/Math/MathML">'),"application/xhtml+xml"),e=document.createDocumentFragment();for(let n of[...t.documentElement.childNodes])e.append(document.adoptNode(n));return e}function Cs(i){let t=Math.max(...i.map(Math.abs).filter(Number.isFinite),0);if(t>=1e6||t<.001)return i.map(n=>he(n));let e=Math.max(0,3-Math.floor(Math.log10(t)));return i.map(n=>{let s=n.toFixed(e).replace("-","\u2212");return/[1-9]/.test(s)?s:s.replace("\u2212","")})}function he(i,t=4){if(!Number.isFinite(i))return String(i);if(i===0)return"0";let e=Math.abs(i);if(e<1e-9)return"0";if(e>=1e5||e<.001)return i.toExponential(t-2).replaceAll("-","\u2212");let n=i.toPrecision(t),s=n.includes("e")?i.toFixed(0):n;return(s.includes(".")?s.replace(/\.?0+$/,""):s).replace("-","\u2212")}var Go={shapes:"Links",axes:"Joint axes",frames:"Frames",centres:"Centres of mass",inertias:"Inertia ellipsoids",forces:"Forces through joints",moments:"Moments through joints",gravity:"Gravity",handle:"Handle at the tool"};function Ps(i){let t=()=>new Array(Ir(i)).fill(0);return{q:[...i.start],qd:t(),qdd:t(),gravity:[...i.gravity],friction:!0,payload:0,payloadAt:[0,0,0],masses:i.bodies.map(()=>1),pull:[0,0,0],link:0,notation:Object.keys(i.notations)[0]??"",step:0,show:{shapes:!0,axes:!0,frames:!1,centres:!0,inertias:!1,forces:!0,moments:!1,gravity:!0,handle:!0}}}var ja=class{state;#t=[];#e;#n=new Set;constructor(t,e=n=>requestAnimationFrame(n)){this.state=t,this.#e=e}watch(t){this.#t.push(t)}change(t){this.#n.size===0&&this.#e(()=>this.flush()),Object.assign(this.state,t);for(let e of Object.keys(t))this.#n.add(e)}flush(){if(this.#n.size===0)return;let t=this.#n;this.#n=new Set;for(let e of this.#t)e(this.state,t)}};var Af=["q","qd","qdd","gravity","payloadAt","masses","pull"],wf=9,Y0=16;function Qa(i,t){let e=Ps(t),n=[],s=t.loops===null?wf:Y0;for(let o of Af)i[o].some((a,l)=>a!==e[o][l])&&n.push(`${o}=${i[o].map(a=>String(Number(a.toPrecision(s)))).join(",")}`);i.payload!==0&&n.push(`payload=${Number(i.payload.toPrecision(wf))}`),i.friction||n.push("friction=0"),i.link!==0&&n.push(`link=${i.link}`),i.notation!==e.notation&&n.push(`notation=${i.notation}`),i.step!==0&&n.push(`step=${i.step}`);let r=Object.keys(Go).filter(o=>i.show[o]!==e.show[o]);return r.length>0&&n.push(`show=${r.join(",")}`),n.join("&")}function Ef(i,t){let e=Ps(t),n={},s=[];for(let r of i.replace(/^#/,"").split("&")){if(r==="")continue;let[o,a=""]=r.split("=",2);$0(o,a,e,t,n)||s.push(o.slice(0,40))}return{state:n,ignored:s}}function $0(i,t,e,n,s){let r=Af.find(l=>l===i);if(r!==void 0){let l=t.split(",").map(u=>u.trim()===""?Number.NaN:Number(u)),c=l.length===e[r].length&&l.every(u=>Math.abs(u)<1e9);return c&&(s[r]=l),c}let o=t.trim()===""?Number.NaN:Number(t),a=l=>Number.isInteger(o)&&o>=0&&o<=l;if(i==="payload"&&o>=0&&o<1e6)s.payload=o;else if(i==="friction"&&a(1))s.friction=o===1;else if(i==="link"&&a(n.bodies.length))s.link=o;else if(i==="step"&&a(1e4))s.step=o;else if(i==="notation"&&Object.hasOwn(n.notations,t))s.notation=t;else if(i==="show"&&t.split(",").every(l=>Object.hasOwn(Go,l))){s.show={...e.show};for(let l of t.split(","))s.show[l]=!e.show[l]}else return!1;return!0}var Gs={LEFT:0,MIDDLE:1,RIGHT:2,ROTATE:0,DOLLY:1,PAN:2},Hs={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},op=0,Ru=1,ap=2;var rr=1,lp=2,ho=3,Ws=0,Wn=1,_i=2,or=0,uo=1,Cu=2,Pu=3,Iu=4,cp=5;var ar=100,hp=101,up=102,dp=103,fp=104,pp=200,mp=201,gp=202,_p=203,Lu=204,Du=205,yp=206,xp=207,vp=208,bp=209,Sp=210,Mp=211,wp=212,Ap=213,Ep=214,El=0,Tl=1,Rl=2,Jr=3,Cl=4,Pl=5,Kr=6,Il=7,ic=0,Tp=1,Rp=2,Ji=0,Nu=1,Fu=2,Uu=3,Ou=4,Bu=5,ku=6,zu=7;var Vu=300,lr=301,fo=302,sc=303,rc=304,Ll=1e3,qi=1001,Dl=1002,An=1003,Cp=1004;var Aa=1005;var Hn=1006,oc=1007;var ms=1008;var Yn=1009,Gu=1010,Hu=1011,po=1012,ac=1013,Ri=1014,yi=1015,Ci=1016,lc=1017,cc=1018,cr=1020,Wu=35902,qu=35899,Xu=1021,Yu=1022,Pi=1023,us=1026,gs=1027,hc=1028,uc=1029,qs=1030,dc=1031;var fc=1033,Ea=33776,Ta=33777,Ra=33778,Ca=33779,pc=35840,mc=35841,gc=35842,_c=35843,yc=36196,xc=37492,vc=37496,bc=37488,Sc=37489,Pa=37490,Mc=37491,wc=37808,Ac=37809,Ec=37810,Tc=37811,Rc=37812,Cc=37813,Pc=37814,Ic=37815,Lc=37816,Dc=37817,Nc=37818,Fc=37819,Uc=37820,Oc=37821,Bc=36492,kc=36494,zc=36495,Vc=36283,Gc=36284,Ia=36285,Hc=36286;var Qo=2300,Nl=2301,wl=2302,vu=2303,bu=2400,Su=2401,Mu=2402;var Pp=3200;var Wc=0,Ip=1,_s="",ii="srgb",ta="srgb-linear",ea="linear",Te="srgb";var Al=7680;var Lp=519,Dp=512,Np=513,Fp=514,$u=515,Up=516,Op=517,Zu=518,Ju=519,Bp=35044;var Ku="300 es",mi=2e3,jr=2001;function Z0(i){for(let t=i.length-1;t>=0;--t)if(i[t]>=65535)return!0;return!1}function J0(i){return ArrayBuffer.isView(i)&&!(i instanceof DataView)}function na(i){return document.createElementNS("http://www.w3.org/1999/xhtml",i)}function kp(){let i=na("canvas");return i.style.display="block",i}var Tf={},Qr=null;function ju(...i){let t="THREE."+i.shift();Qr?Qr("log",t,...i):console.log(t,...i)}function zp(i){let t=i[0];if(typeof t=="string"&&t.startsWith("TSL:")){let e=i[1];e&&e.isStackTrace?i[0]+=" "+e.getLocation():i[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return i}function Yt(...i){i=zp(i);let t="THREE."+i.shift();if(Qr)Qr("warn",t,...i);else{let e=i[0];e&&e.isStackTrace?console.warn(e.getError(t)):console.warn(t,...i)}}function jt(...i){i=zp(i);let t="THREE."+i.shift();if(Qr)Qr("error",t,...i);else{let e=i[0];e&&e.isStackTrace?console.error(e.getError(t)):console.error(t,...i)}}function Jo(...i){let t=i.join(" ");t in Tf||(Tf[t]=!0,Yt(...i))}function Vp(i,t,e){return new Promise(function(n,s){function r(){switch(i.clientWaitSync(t,i.SYNC_FLUSH_COMMANDS_BIT,0)){case i.WAIT_FAILED:s();break;case i.TIMEOUT_EXPIRED:setTimeout(r,e);break;default:n()}}setTimeout(r,e)})}var Gp={[El]:El,[Rl]:Kr,[Cl]:Cl,[Jr]:Pl,[Tl]:Tl,[Kr]:Rl,[Il]:Il,[Pl]:Jr},Ti=class{addEventListener(t,e){this._listeners===void 0&&(this._listeners={});let n=this._listeners;n[t]===void 0&&(n[t]=[]),n[t].indexOf(e)===-1&&n[t].push(e)}hasEventListener(t,e){let n=this._listeners;return n===void 0?!1:n[t]!==void 0&&n[t].indexOf(e)!==-1}removeEventListener(t,e){let n=this._listeners;if(n===void 0)return;let s=n[t];if(s!==void 0){let r=s.indexOf(e);r!==-1&&s.splice(r,1)}}dispatchEvent(t){let e=this._listeners;if(e===void 0)return;let n=e[t.type];if(n!==void 0){t.target=this;let s=n.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,t);t.target=null}}},In=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],Rf=1234567,Ko=Math.PI/180,to=180/Math.PI;function mo(){let i=Math.random()*4294967295|0,t=Math.random()*4294967295|0,e=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return(In[i&255]+In[i>>8&255]+In[i>>16&255]+In[i>>24&255]+"-"+In[t&255]+In[t>>8&255]+"-"+In[t>>16&15|64]+In[t>>24&255]+"-"+In[e&63|128]+In[e>>8&255]+"-"+In[e>>16&255]+In[e>>24&255]+In[n&255]+In[n>>8&255]+In[n>>16&255]+In[n>>24&255]).toLowerCase()}function ie(i,t,e){return Math.max(t,Math.min(e,i))}function Qu(i,t){return(i%t+t)%t}function K0(i,t,e,n,s){return n+(i-t)*(s-n)/(e-t)}function j0(i,t,e){return i!==t?(e-i)/(t-i):0}function jo(i,t,e){return(1-e)*i+e*t}function Q0(i,t,e,n){return jo(i,t,1-Math.exp(-e*n))}function t_(i,t=1){return t-Math.abs(Qu(i,t*2)-t)}function e_(i,t,e){return i<=t?0:i>=e?1:(i=(i-t)/(e-t),i*i*(3-2*i))}function n_(i,t,e){return i<=t?0:i>=e?1:(i=(i-t)/(e-t),i*i*i*(i*(i*6-15)+10))}function i_(i,t){return i+Math.floor(Math.random()*(t-i+1))}function s_(i,t){return i+Math.random()*(t-i)}function r_(i){return i*(.5-Math.random())}function o_(i){i!==void 0&&(Rf=i);let t=Rf+=1831565813;return t=Math.imul(t^t>>>15,t|1),t^=t+Math.imul(t^t>>>7,t|61),((t^t>>>14)>>>0)/4294967296}function a_(i){return i*Ko}function l_(i){return i*to}function c_(i){return i>0&&Number.isInteger(i)&&2**Math.round(Math.log2(i))===i}function h_(i){return Math.pow(2,Math.ceil(Math.log(i)/Math.LN2))}function td(i){return Math.pow(2,Math.floor(Math.log(i)/Math.LN2))}function u_(i,t,e,n,s){let r=Math.cos,o=Math.sin,a=r(e/2),l=o(e/2),c=r((t+n)/2),u=o((t+n)/2),h=r((t-n)/2),d=o((t-n)/2),f=r((n-t)/2),m=o((n-t)/2);switch(s){case"XYX":i.set(a*u,l*h,l*d,a*c);break;case"YZY":i.set(l*d,a*u,l*h,a*c);break;case"ZXZ":i.set(l*h,l*d,a*u,a*c);break;case"XZX":i.set(a*u,l*m,l*f,a*c);break;case"YXY":i.set(l*f,a*u,l*m,a*c);break;case"ZYZ":i.set(l*m,l*f,a*u,a*c);break;default:Yt("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+s)}}function ed(i){switch(i.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function Hp(i,t){if(t.constructor===Float32Array)return i;let e=ed(t);if(e===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(i/e,-1)}function Wp(i,t){if(t.constructor===Float32Array)return i;let e=ed(t);if(e===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(i*e)}var qc={DEG2RAD:Ko,RAD2DEG:to,generateUUID:mo,clamp:ie,euclideanModulo:Qu,mapLinear:K0,inverseLerp:j0,lerp:jo,damp:Q0,pingpong:t_,smoothstep:e_,smootherstep:n_,randInt:i_,randFloat:s_,randFloatSpread:r_,seededRandom:o_,degToRad:a_,radToDeg:l_,isPowerOfTwo:c_,ceilPowerOfTwo:h_,floorPowerOfTwo:td,setQuaternionFromProperEuler:u_,normalize:Wp,denormalize:Hp},qt=class{static{this.prototype.isVector2=!0}constructor(t=0,e=0){this.x=t,this.y=e}get width(){return this.x}set width(t){this.x=t}get height(){return this.y}set height(t){this.y=t}set(t,e){return this.x=t,this.y=e,this}setScalar(t){return this.x=t,this.y=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;default:throw new Error("THREE.Vector2: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y)}copy(t){return this.x=t.x,this.y=t.y,this}add(t){return this.x+=t.x,this.y+=t.y,this}addScalar(t){return this.x+=t,this.y+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this}subScalar(t){return this.x-=t,this.y-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this}multiply(t){return this.x*=t.x,this.y*=t.y,this}multiplyScalar(t){return this.x*=t,this.y*=t,this}divide(t){return this.x/=t.x,this.y/=t.y,this}divideScalar(t){return this.multiplyScalar(1/t)}applyMatrix3(t){let e=this.x,n=this.y,s=t.elements;return this.x=s[0]*e+s[3]*n+s[6],this.y=s[1]*e+s[4]*n+s[7],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this}clamp(t,e){return this.x=ie(this.x,t.x,e.x),this.y=ie(this.y,t.y,e.y),this}clampScalar(t,e){return this.x=ie(this.x,t,e),this.y=ie(this.y,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(ie(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(t){return this.x*t.x+this.y*t.y}cross(t){return this.x*t.y-this.y*t.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(t){let e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;let n=this.dot(t)/e;return Math.acos(ie(n,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){let e=this.x-t.x,n=this.y-t.y;return e*e+n*n}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this}equals(t){return t.x===this.x&&t.y===this.y}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this}rotateAround(t,e){let n=Math.cos(e),s=Math.sin(e),r=this.x-t.x,o=this.y-t.y;return this.x=r*n-o*s+t.x,this.y=r*s+o*n+t.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},Tn=class{constructor(t=0,e=0,n=0,s=1){this.isQuaternion=!0,this._x=t,this._y=e,this._z=n,this._w=s}static slerpFlat(t,e,n,s,r,o,a){let l=n[s+0],c=n[s+1],u=n[s+2],h=n[s+3],d=r[o+0],f=r[o+1],m=r[o+2],_=r[o+3];if(h!==_||l!==d||c!==f||u!==m){let g=l*d+c*f+u*m+h*_;g<0&&(d=-d,f=-f,m=-m,_=-_,g=-g);let p=1-a;if(g<.9995){let v=Math.acos(g),T=Math.sin(v);p=Math.sin(p*v)/T,a=Math.sin(a*v)/T,l=l*p+d*a,c=c*p+f*a,u=u*p+m*a,h=h*p+_*a}else{l=l*p+d*a,c=c*p+f*a,u=u*p+m*a,h=h*p+_*a;let v=1/Math.sqrt(l*l+c*c+u*u+h*h);l*=v,c*=v,u*=v,h*=v}}t[e]=l,t[e+1]=c,t[e+2]=u,t[e+3]=h}static multiplyQuaternionsFlat(t,e,n,s,r,o){let a=n[s],l=n[s+1],c=n[s+2],u=n[s+3],h=r[o],d=r[o+1],f=r[o+2],m=r[o+3];return t[e]=a*m+u*h+l*f-c*d,t[e+1]=l*m+u*d+c*h-a*f,t[e+2]=c*m+u*f+a*d-l*h,t[e+3]=u*m-a*h-l*d-c*f,t}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get w(){return this._w}set w(t){this._w=t,this._onChangeCallback()}set(t,e,n,s){return this._x=t,this._y=e,this._z=n,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(t){return this._x=t.x,this._y=t.y,this._z=t.z,this._w=t.w,this._onChangeCallback(),this}setFromEuler(t,e=!0){let n=t._x,s=t._y,r=t._z,o=t._order,a=Math.cos,l=Math.sin,c=a(n/2),u=a(s/2),h=a(r/2),d=l(n/2),f=l(s/2),m=l(r/2);switch(o){case"XYZ":this._x=d*u*h+c*f*m,this._y=c*f*h-d*u*m,this._z=c*u*m+d*f*h,this._w=c*u*h-d*f*m;break;case"YXZ":this._x=d*u*h+c*f*m,this._y=c*f*h-d*u*m,this._z=c*u*m-d*f*h,this._w=c*u*h+d*f*m;break;case"ZXY":this._x=d*u*h-c*f*m,this._y=c*f*h+d*u*m,this._z=c*u*m+d*f*h,this._w=c*u*h-d*f*m;break;case"ZYX":this._x=d*u*h-c*f*m,this._y=c*f*h+d*u*m,this._z=c*u*m-d*f*h,this._w=c*u*h+d*f*m;break;case"YZX":this._x=d*u*h+c*f*m,this._y=c*f*h+d*u*m,this._z=c*u*m-d*f*h,this._w=c*u*h-d*f*m;break;case"XZY":this._x=d*u*h-c*f*m,this._y=c*f*h-d*u*m,this._z=c*u*m+d*f*h,this._w=c*u*h+d*f*m;break;default:Yt("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return e===!0&&this._onChangeCallback(),this}setFromAxisAngle(t,e){let n=e/2,s=Math.sin(n);return this._x=t.x*s,this._y=t.y*s,this._z=t.z*s,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(t){let e=t.elements,n=e[0],s=e[4],r=e[8],o=e[1],a=e[5],l=e[9],c=e[2],u=e[6],h=e[10],d=n+a+h;if(d>0){let f=.5/Math.sqrt(d+1);this._w=.25/f,this._x=(u-l)*f,this._y=(r-c)*f,this._z=(o-s)*f}else if(n>a&&n>h){let f=2*Math.sqrt(1+n-a-h);this._w=(u-l)/f,this._x=.25*f,this._y=(s+o)/f,this._z=(r+c)/f}else if(a>h){let f=2*Math.sqrt(1+a-n-h);this._w=(r-c)/f,this._x=(s+o)/f,this._y=.25*f,this._z=(l+u)/f}else{let f=2*Math.sqrt(1+h-n-a);this._w=(o-s)/f,this._x=(r+c)/f,this._y=(l+u)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(t,e){let n=t.dot(e)+1;return n<1e-8?(n=0,Math.abs(t.x)>Math.abs(t.z)?(this._x=-t.y,this._y=t.x,this._z=0,this._w=n):(this._x=0,this._y=-t.z,this._z=t.y,this._w=n)):(this._x=t.y*e.z-t.z*e.y,this._y=t.z*e.x-t.x*e.z,this._z=t.x*e.y-t.y*e.x,this._w=n),this.normalize()}angleTo(t){return 2*Math.acos(Math.abs(ie(this.dot(t),-1,1)))}rotateTowards(t,e){let n=this.angleTo(t);if(n===0)return this;let s=Math.min(1,e/n);return this.slerp(t,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(t){return this._x*t._x+this._y*t._y+this._z*t._z+this._w*t._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let t=this.length();return t===0?(this._x=0,this._y=0,this._z=0,this._w=1):(t=1/t,this._x=this._x*t,this._y=this._y*t,this._z=this._z*t,this._w=this._w*t),this._onChangeCallback(),this}multiply(t){return this.multiplyQuaternions(this,t)}premultiply(t){return this.multiplyQuaternions(t,this)}multiplyQuaternions(t,e){let n=t._x,s=t._y,r=t._z,o=t._w,a=e._x,l=e._y,c=e._z,u=e._w;return this._x=n*u+o*a+s*c-r*l,this._y=s*u+o*l+r*a-n*c,this._z=r*u+o*c+n*l-s*a,this._w=o*u-n*a-s*l-r*c,this._onChangeCallback(),this}slerp(t,e){let n=t._x,s=t._y,r=t._z,o=t._w,a=this.dot(t);a<0&&(n=-n,s=-s,r=-r,o=-o,a=-a);let l=1-e;if(a<.9995){let c=Math.acos(a),u=Math.sin(c);l=Math.sin(l*c)/u,e=Math.sin(e*c)/u,this._x=this._x*l+n*e,this._y=this._y*l+s*e,this._z=this._z*l+r*e,this._w=this._w*l+o*e,this._onChangeCallback()}else this._x=this._x*l+n*e,this._y=this._y*l+s*e,this._z=this._z*l+r*e,this._w=this._w*l+o*e,this.normalize();return this}slerpQuaternions(t,e,n){return this.copy(t).slerp(e,n)}random(){let t=2*Math.PI*Math.random(),e=2*Math.PI*Math.random(),n=Math.random(),s=Math.sqrt(1-n),r=Math.sqrt(n);return this.set(s*Math.sin(t),s*Math.cos(t),r*Math.sin(e),r*Math.cos(e))}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._w===this._w}fromArray(t,e=0){return this._x=t[e],this._y=t[e+1],this._z=t[e+2],this._w=t[e+3],this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._w,t}fromBufferAttribute(t,e){return this._x=t.getX(e),this._y=t.getY(e),this._z=t.getZ(e),this._w=t.getW(e),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},U=class{static{this.prototype.isVector3=!0}constructor(t=0,e=0,n=0){this.x=t,this.y=e,this.z=n}set(t,e,n){return n===void 0&&(n=this.z),this.x=t,this.y=e,this.z=n,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;default:throw new Error("THREE.Vector3: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this}multiplyVectors(t,e){return this.x=t.x*e.x,this.y=t.y*e.y,this.z=t.z*e.z,this}applyEuler(t){return this.applyQuaternion(Cf.setFromEuler(t))}applyAxisAngle(t,e){return this.applyQuaternion(Cf.setFromAxisAngle(t,e))}applyMatrix3(t){let e=this.x,n=this.y,s=this.z,r=t.elements;return this.x=r[0]*e+r[3]*n+r[6]*s,this.y=r[1]*e+r[4]*n+r[7]*s,this.z=r[2]*e+r[5]*n+r[8]*s,this}applyNormalMatrix(t){return this.applyMatrix3(t).normalize()}applyMatrix4(t){let e=this.x,n=this.y,s=this.z,r=t.elements,o=1/(r[3]*e+r[7]*n+r[11]*s+r[15]);return this.x=(r[0]*e+r[4]*n+r[8]*s+r[12])*o,this.y=(r[1]*e+r[5]*n+r[9]*s+r[13])*o,this.z=(r[2]*e+r[6]*n+r[10]*s+r[14])*o,this}applyQuaternion(t){let e=this.x,n=this.y,s=this.z,r=t.x,o=t.y,a=t.z,l=t.w,c=2*(o*s-a*n),u=2*(a*e-r*s),h=2*(r*n-o*e);return this.x=e+l*c+o*h-a*u,this.y=n+l*u+a*c-r*h,this.z=s+l*h+r*u-o*c,this}project(t){return this.applyMatrix4(t.matrixWorldInverse).applyMatrix4(t.projectionMatrix)}unproject(t){return this.applyMatrix4(t.projectionMatrixInverse).applyMatrix4(t.matrixWorld)}transformDirection(t){let e=this.x,n=this.y,s=this.z,r=t.elements;return this.x=r[0]*e+r[4]*n+r[8]*s,this.y=r[1]*e+r[5]*n+r[9]*s,this.z=r[2]*e+r[6]*n+r[10]*s,this.normalize()}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this}divideScalar(t){return this.multiplyScalar(1/t)}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this}clamp(t,e){return this.x=ie(this.x,t.x,e.x),this.y=ie(this.y,t.y,e.y),this.z=ie(this.z,t.z,e.z),this}clampScalar(t,e){return this.x=ie(this.x,t,e),this.y=ie(this.y,t,e),this.z=ie(this.z,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(ie(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this.z=t.z+(e.z-t.z)*n,this}cross(t){return this.crossVectors(this,t)}crossVectors(t,e){let n=t.x,s=t.y,r=t.z,o=e.x,a=e.y,l=e.z;return this.x=s*l-r*a,this.y=r*o-n*l,this.z=n*a-s*o,this}projectOnVector(t){let e=t.lengthSq();if(e===0)return this.set(0,0,0);let n=t.dot(this)/e;return this.copy(t).multiplyScalar(n)}projectOnPlane(t){return jh.copy(this).projectOnVector(t),this.sub(jh)}reflect(t){return this.sub(jh.copy(t).multiplyScalar(2*this.dot(t)))}angleTo(t){let e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;let n=this.dot(t)/e;return Math.acos(ie(n,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){let e=this.x-t.x,n=this.y-t.y,s=this.z-t.z;return e*e+n*n+s*s}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)+Math.abs(this.z-t.z)}setFromSpherical(t){return this.setFromSphericalCoords(t.radius,t.phi,t.theta)}setFromSphericalCoords(t,e,n){let s=Math.sin(e)*t;return this.x=s*Math.sin(n),this.y=Math.cos(e)*t,this.z=s*Math.cos(n),this}setFromCylindrical(t){return this.setFromCylindricalCoords(t.radius,t.theta,t.y)}setFromCylindricalCoords(t,e,n){return this.x=t*Math.sin(e),this.y=n,this.z=t*Math.cos(e),this}setFromMatrixPosition(t){let e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this}setFromMatrixScale(t){let e=this.setFromMatrixColumn(t,0).length(),n=this.setFromMatrixColumn(t,1).length(),s=this.setFromMatrixColumn(t,2).length();return this.x=e,this.y=n,this.z=s,this}setFromMatrixColumn(t,e){return this.fromArray(t.elements,e*4)}setFromMatrix3Column(t,e){return this.fromArray(t.elements,e*3)}setFromEuler(t){return this.x=t._x,this.y=t._y,this.z=t._z,this}setFromColor(t){return this.x=t.r,this.y=t.g,this.z=t.b,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let t=Math.random()*Math.PI*2,e=Math.random()*2-1,n=Math.sqrt(1-e*e);return this.x=n*Math.cos(t),this.y=e,this.z=n*Math.sin(t),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},jh=new U,Cf=new Tn,te=class{static{this.prototype.isMatrix3=!0}constructor(t,e,n,s,r,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],t!==void 0&&this.set(t,e,n,s,r,o,a,l,c)}set(t,e,n,s,r,o,a,l,c){let u=this.elements;return u[0]=t,u[1]=s,u[2]=a,u[3]=e,u[4]=r,u[5]=l,u[6]=n,u[7]=o,u[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(t){let e=this.elements,n=t.elements;return e[0]=n[0],e[1]=n[1],e[2]=n[2],e[3]=n[3],e[4]=n[4],e[5]=n[5],e[6]=n[6],e[7]=n[7],e[8]=n[8],this}extractBasis(t,e,n){return t.setFromMatrix3Column(this,0),e.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(t){let e=t.elements;return this.set(e[0],e[4],e[8],e[1],e[5],e[9],e[2],e[6],e[10]),this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){let n=t.elements,s=e.elements,r=this.elements,o=n[0],a=n[3],l=n[6],c=n[1],u=n[4],h=n[7],d=n[2],f=n[5],m=n[8],_=s[0],g=s[3],p=s[6],v=s[1],T=s[4],b=s[7],R=s[2],E=s[5],y=s[8];return r[0]=o*_+a*v+l*R,r[3]=o*g+a*T+l*E,r[6]=o*p+a*b+l*y,r[1]=c*_+u*v+h*R,r[4]=c*g+u*T+h*E,r[7]=c*p+u*b+h*y,r[2]=d*_+f*v+m*R,r[5]=d*g+f*T+m*E,r[8]=d*p+f*b+m*y,this}multiplyScalar(t){let e=this.elements;return e[0]*=t,e[3]*=t,e[6]*=t,e[1]*=t,e[4]*=t,e[7]*=t,e[2]*=t,e[5]*=t,e[8]*=t,this}determinant(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],u=t[8];return e*o*u-e*a*c-n*r*u+n*a*l+s*r*c-s*o*l}invert(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],u=t[8],h=u*o-a*c,d=a*l-u*r,f=c*r-o*l,m=e*h+n*d+s*f;if(m===0)return this.set(0,0,0,0,0,0,0,0,0);let _=1/m;return t[0]=h*_,t[1]=(s*c-u*n)*_,t[2]=(a*n-s*o)*_,t[3]=d*_,t[4]=(u*e-s*l)*_,t[5]=(s*r-a*e)*_,t[6]=f*_,t[7]=(n*l-c*e)*_,t[8]=(o*e-n*r)*_,this}transpose(){let t,e=this.elements;return t=e[1],e[1]=e[3],e[3]=t,t=e[2],e[2]=e[6],e[6]=t,t=e[5],e[5]=e[7],e[7]=t,this}getNormalMatrix(t){return this.setFromMatrix4(t).invert().transpose()}transposeIntoArray(t){let e=this.elements;return t[0]=e[0],t[1]=e[3],t[2]=e[6],t[3]=e[1],t[4]=e[4],t[5]=e[7],t[6]=e[2],t[7]=e[5],t[8]=e[8],this}setUvTransform(t,e,n,s,r,o,a){let l=Math.cos(r),c=Math.sin(r);return this.set(n*l,n*c,-n*(l*o+c*a)+o+t,-s*c,s*l,-s*(-c*o+l*a)+a+e,0,0,1),this}scale(t,e){return Jo("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(Qh.makeScale(t,e)),this}rotate(t){return Jo("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(Qh.makeRotation(-t)),this}translate(t,e){return Jo("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(Qh.makeTranslation(t,e)),this}makeTranslation(t,e){return t.isVector2?this.set(1,0,t.x,0,1,t.y,0,0,1):this.set(1,0,t,0,1,e,0,0,1),this}makeRotation(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,-n,0,n,e,0,0,0,1),this}makeScale(t,e){return this.set(t,0,0,0,e,0,0,0,1),this}equals(t){let e=this.elements,n=t.elements;for(let s=0;s<9;s++)if(e[s]!==n[s])return!1;return!0}fromArray(t,e=0){for(let n=0;n<9;n++)this.elements[n]=t[n+e];return this}toArray(t=[],e=0){let n=this.elements;return t[e]=n[0],t[e+1]=n[1],t[e+2]=n[2],t[e+3]=n[3],t[e+4]=n[4],t[e+5]=n[5],t[e+6]=n[6],t[e+7]=n[7],t[e+8]=n[8],t}clone(){return new this.constructor().fromArray(this.elements)}},Qh=new te,Pf=new te().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),If=new te().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function d_(){let i={enabled:!0,workingColorSpace:ta,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Te&&(s.r=hs(s.r),s.g=hs(s.g),s.b=hs(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Te&&(s.r=Zr(s.r),s.g=Zr(s.g),s.b=Zr(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===_s?ea:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},t=[.64,.33,.3,.6,.15,.06],e=[.2126,.7152,.0722],n=[.3127,.329];return i.define({[ta]:{primaries:t,whitePoint:n,transfer:ea,toXYZ:Pf,fromXYZ:If,luminanceCoefficients:e,workingColorSpaceConfig:{unpackColorSpace:ii},outputColorSpaceConfig:{drawingBufferColorSpace:ii}},[ii]:{primaries:t,whitePoint:n,transfer:Te,toXYZ:Pf,fromXYZ:If,luminanceCoefficients:e,outputColorSpaceConfig:{drawingBufferColorSpace:ii}}}),i}var _e=d_();function hs(i){return i<.04045?i*.0773993808:Math.pow(i*.9478672986+.0521327014,2.4)}function Zr(i){return i<.0031308?i*12.92:1.055*Math.pow(i,.41666)-.055}var Dr,Fl=class{static getDataURL(t,e="image/png"){if(/^data:/i.test(t.src)||typeof HTMLCanvasElement>"u")return t.src;let n;if(t instanceof HTMLCanvasElement)n=t;else{Dr===void 0&&(Dr=na("canvas")),Dr.width=t.width,Dr.height=t.height;let s=Dr.getContext("2d");t instanceof ImageData?s.putImageData(t,0,0):s.drawImage(t,0,0,t.width,t.height),n=Dr}return n.toDataURL(e)}static sRGBToLinear(t){if(typeof HTMLImageElement<"u"&&t instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&t instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&t instanceof ImageBitmap){let e=na("canvas");e.width=t.width,e.height=t.height;let n=e.getContext("2d");n.drawImage(t,0,0,t.width,t.height);let s=n.getImageData(0,0,t.width,t.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=hs(r[o]/255)*255;return n.putImageData(s,0,0),e}else if(t.data){let e=t.data.slice(0);for(let n=0;n<e.length;n++)e instanceof Uint8Array||e instanceof Uint8ClampedArray?e[n]=Math.floor(hs(e[n]/255)*255):e[n]=hs(e[n]);return{data:e,width:t.width,height:t.height}}else return Yt("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),t}},f_=0,eo=class{constructor(t=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:f_++}),this.uuid=mo(),this.data=t,this.dataReady=!0,this.version=0}getSize(t){let e=this.data;return typeof HTMLVideoElement<"u"&&e instanceof HTMLVideoElement?t.set(e.videoWidth,e.videoHeight,0):typeof VideoFrame<"u"&&e instanceof VideoFrame?t.set(e.displayWidth,e.displayHeight,0):e!==null?t.set(e.width||0,e.height||0,e.depth||0):t.set(0,0,0),t}set needsUpdate(t){t===!0&&this.version++}toJSON(t){let e=t===void 0||typeof t=="string";if(!e&&t.images[this.uuid]!==void 0)return t.images[this.uuid];let n={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(tu(s[o].image)):r.push(tu(s[o]))}else r=tu(s);n.url=r}return e||(t.images[this.uuid]=n),n}};function tu(i){return typeof HTMLImageElement<"u"&&i instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&i instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&i instanceof ImageBitmap?Fl.getDataURL(i):i.data?{data:Array.from(i.data),width:i.width,height:i.height,type:i.data.constructor.name}:(Yt("Texture: Unable to serialize Texture."),{})}var p_=0,eu=new U,Xn=class i extends Ti{constructor(t=i.DEFAULT_IMAGE,e=i.DEFAULT_MAPPING,n=qi,s=qi,r=Hn,o=ms,a=Pi,l=Yn,c=i.DEFAULT_ANISOTROPY,u=_s){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:p_++}),this.uuid=mo(),this.name="",this.source=new eo(t),this.mipmaps=[],this.mapping=e,this.channel=0,this.wrapS=n,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new qt(0,0),this.repeat=new qt(1,1),this.center=new qt(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new te,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=u,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(t&&t.depth&&t.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(eu).x}get height(){return this.source.getSize(eu).y}get depth(){return this.source.getSize(eu).z}get image(){return this.source.data}set image(t){this.source.data=t}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(t){return this.name=t.name,this.source=t.source,this.mipmaps=t.mipmaps.slice(0),this.mapping=t.mapping,this.channel=t.channel,this.wrapS=t.wrapS,this.wrapT=t.wrapT,this.magFilter=t.magFilter,this.minFilter=t.minFilter,this.anisotropy=t.anisotropy,this.format=t.format,this.internalFormat=t.internalFormat,this.type=t.type,this.normalized=t.normalized,this.offset.copy(t.offset),this.repeat.copy(t.repeat),this.center.copy(t.center),this.rotation=t.rotation,this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrix.copy(t.matrix),this.generateMipmaps=t.generateMipmaps,this.mipmapsAutoUpdate=t.mipmapsAutoUpdate,this.premultiplyAlpha=t.premultiplyAlpha,this.flipY=t.flipY,this.unpackAlignment=t.unpackAlignment,this.colorSpace=t.colorSpace,this.renderTarget=t.renderTarget,this.isRenderTargetTexture=t.isRenderTargetTexture,this.isPMREMTexture=t.isPMREMTexture,this.isArrayTexture=t.isArrayTexture,this.userData=JSON.parse(JSON.stringify(t.userData)),this.needsUpdate=!0,this}setValues(t){for(let e in t){let n=t[e];if(n===void 0){Yt(`Texture.setValues(): parameter '${e}' has value of undefined.`);continue}let s=this[e];if(s===void 0){Yt(`Texture.setValues(): property '${e}' does not exist.`);continue}s&&n&&s.isVector2&&n.isVector2||s&&n&&s.isVector3&&n.isVector3||s&&n&&s.isMatrix3&&n.isMatrix3?s.copy(n):this[e]=n}}toJSON(t){let e=t===void 0||typeof t=="string";if(!e&&t.textures[this.uuid]!==void 0)return t.textures[this.uuid];let n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(t).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),e||(t.textures[this.uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(t){if(this.mapping!==Vu)return t;if(t.applyMatrix3(this.matrix),t.x<0||t.x>1)switch(this.wrapS){case Ll:t.x=t.x-Math.floor(t.x);break;case qi:t.x=t.x<0?0:1;break;case Dl:Math.abs(Math.floor(t.x)%2)===1?t.x=Math.ceil(t.x)-t.x:t.x=t.x-Math.floor(t.x);break}if(t.y<0||t.y>1)switch(this.wrapT){case Ll:t.y=t.y-Math.floor(t.y);break;case qi:t.y=t.y<0?0:1;break;case Dl:Math.abs(Math.floor(t.y)%2)===1?t.y=Math.ceil(t.y)-t.y:t.y=t.y-Math.floor(t.y);break}return this.flipY&&(t.y=1-t.y),t}set needsUpdate(t){t===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(t){t===!0&&this.pmremVersion++}};Xn.DEFAULT_IMAGE=null;Xn.DEFAULT_MAPPING=Vu;Xn.DEFAULT_ANISOTROPY=1;var Xe=class{static{this.prototype.isVector4=!0}constructor(t=0,e=0,n=0,s=1){this.x=t,this.y=e,this.z=n,this.w=s}get width(){return this.z}set width(t){this.z=t}get height(){return this.w}set height(t){this.w=t}set(t,e,n,s){return this.x=t,this.y=e,this.z=n,this.w=s,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this.w=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setW(t){return this.w=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;case 3:this.w=e;break;default:throw new Error("THREE.Vector4: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this.w=t.w!==void 0?t.w:1,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this.w+=t.w,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this.w+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this.w=t.w+e.w,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this.w+=t.w*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this.w-=t.w,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this.w-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this.w=t.w-e.w,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this.w*=t.w,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this.w*=t,this}applyMatrix4(t){let e=this.x,n=this.y,s=this.z,r=this.w,o=t.elements;return this.x=o[0]*e+o[4]*n+o[8]*s+o[12]*r,this.y=o[1]*e+o[5]*n+o[9]*s+o[13]*r,this.z=o[2]*e+o[6]*n+o[10]*s+o[14]*r,this.w=o[3]*e+o[7]*n+o[11]*s+o[15]*r,this}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this.w/=t.w,this}divideScalar(t){return this.multiplyScalar(1/t)}setAxisAngleFromQuaternion(t){this.w=2*Math.acos(t.w);let e=Math.sqrt(1-t.w*t.w);return e<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=t.x/e,this.y=t.y/e,this.z=t.z/e),this}setAxisAngleFromRotationMatrix(t){let e,n,s,r,l=t.elements,c=l[0],u=l[4],h=l[8],d=l[1],f=l[5],m=l[9],_=l[2],g=l[6],p=l[10];if(Math.abs(u-d)<.01&&Math.abs(h-_)<.01&&Math.abs(m-g)<.01){if(Math.abs(u+d)<.1&&Math.abs(h+_)<.1&&Math.abs(m+g)<.1&&Math.abs(c+f+p-3)<.1)return this.set(1,0,0,0),this;e=Math.PI;let T=(c+1)/2,b=(f+1)/2,R=(p+1)/2,E=(u+d)/4,y=(h+_)/4,A=(m+g)/4;return T>b&&T>R?T<.01?(n=0,s=.707106781,r=.707106781):(n=Math.sqrt(T),s=E/n,r=y/n):b>R?b<.01?(n=.707106781,s=0,r=.707106781):(s=Math.sqrt(b),n=E/s,r=A/s):R<.01?(n=.707106781,s=.707106781,r=0):(r=Math.sqrt(R),n=y/r,s=A/r),this.set(n,s,r,e),this}let v=Math.sqrt((g-m)*(g-m)+(h-_)*(h-_)+(d-u)*(d-u));return Math.abs(v)<.001&&(v=1),this.x=(g-m)/v,this.y=(h-_)/v,this.z=(d-u)/v,this.w=Math.acos((c+f+p-1)/2),this}setFromMatrixPosition(t){let e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this.w=e[15],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this.w=Math.min(this.w,t.w),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this.w=Math.max(this.w,t.w),this}clamp(t,e){return this.x=ie(this.x,t.x,e.x),this.y=ie(this.y,t.y,e.y),this.z=ie(this.z,t.z,e.z),this.w=ie(this.w,t.w,e.w),this}clampScalar(t,e){return this.x=ie(this.x,t,e),this.y=ie(this.y,t,e),this.z=ie(this.z,t,e),this.w=ie(this.w,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(ie(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z+this.w*t.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this.w+=(t.w-this.w)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this.z=t.z+(e.z-t.z)*n,this.w=t.w+(e.w-t.w)*n,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z&&t.w===this.w}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this.w=t[e+3],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t[e+3]=this.w,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this.w=t.getW(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},Ul=class extends Ti{constructor(t=1,e=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:Hn,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},n),this.isRenderTarget=!0,this.width=t,this.height=e,this.depth=n.depth,this.scissor=new Xe(0,0,t,e),this.scissorTest=!1,this.viewport=new Xe(0,0,t,e),this.textures=[];let s=n.count;for(let r=0;r<s;r++)this.textures[r]=new Xn({width:t,height:e,depth:n.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=n.stencilBuffer,this.resolveColorBuffer=n.resolveColorBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this.storeMultisampledColorBuffer=n.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=n.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=n.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=n.samples,this.multiview=n.multiview,this.useArrayDepthTexture=n.useArrayDepthTexture}_setTextureOptions(t={}){let e={minFilter:Hn,generateMipmaps:!1,flipY:!1,internalFormat:null};t.mapping!==void 0&&(e.mapping=t.mapping),t.wrapS!==void 0&&(e.wrapS=t.wrapS),t.wrapT!==void 0&&(e.wrapT=t.wrapT),t.wrapR!==void 0&&(e.wrapR=t.wrapR),t.magFilter!==void 0&&(e.magFilter=t.magFilter),t.minFilter!==void 0&&(e.minFilter=t.minFilter),t.format!==void 0&&(e.format=t.format),t.type!==void 0&&(e.type=t.type),t.anisotropy!==void 0&&(e.anisotropy=t.anisotropy),t.colorSpace!==void 0&&(e.colorSpace=t.colorSpace),t.flipY!==void 0&&(e.flipY=t.flipY),t.generateMipmaps!==void 0&&(e.generateMipmaps=t.generateMipmaps),t.mipmapsAutoUpdate!==void 0&&(e.mipmapsAutoUpdate=t.mipmapsAutoUpdate),t.internalFormat!==void 0&&(e.internalFormat=t.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(e)}get texture(){return this.textures[0]}set texture(t){this.textures[0]=t}set depthTexture(t){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),t!==null&&t.renderTarget===null&&(t.renderTarget=this),this._depthTexture=t}get depthTexture(){return this._depthTexture}setSize(t,e,n=1){if(this.width!==t||this.height!==e||this.depth!==n){this.width=t,this.height=e,this.depth=n;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=t,this.textures[s].image.height=e,this.textures[s].image.depth=n,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,t,e),this.scissor.set(0,0,t,e)}clone(){return new this.constructor().copy(this)}copy(t){this.width=t.width,this.height=t.height,this.depth=t.depth,this.scissor.copy(t.scissor),this.scissorTest=t.scissorTest,this.viewport.copy(t.viewport),this.textures.length=0;for(let e=0,n=t.textures.length;e<n;e++){this.textures[e]=t.textures[e].clone(),this.textures[e].isRenderTargetTexture=!0,this.textures[e].renderTarget=this;let s=Object.assign({},t.textures[e].image);this.textures[e].source=new eo(s)}if(this.depthBuffer=t.depthBuffer,this.stencilBuffer=t.stencilBuffer,this.resolveColorBuffer=t.resolveColorBuffer,this.resolveDepthBuffer=t.resolveDepthBuffer,this.resolveStencilBuffer=t.resolveStencilBuffer,this.storeMultisampledColorBuffer=t.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=t.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=t.storeMultisampledStencilBuffer,t.depthTexture!==null)if(t.depthTexture.renderTarget===t){let e=t.depthTexture.clone();e.renderTarget=null,this.depthTexture=e}else this.depthTexture=t.depthTexture;else this.depthTexture=null;return this.samples=t.samples,this.multiview=t.multiview,this.useArrayDepthTexture=t.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},ri=class extends Ul{constructor(t=1,e=1,n={}){super(t,e,n),this.isWebGLRenderTarget=!0}},ia=class extends Xn{constructor(t=null,e=1,n=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:t,width:e,height:n,depth:s},this.magFilter=An,this.minFilter=An,this.wrapR=qi,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(t){return super.copy(t),this.wrapR=t.wrapR,this}addLayerUpdate(t){this.layerUpdates.add(t)}clearLayerUpdates(){this.layerUpdates.clear()}};var Ol=class extends Xn{constructor(t=null,e=1,n=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:t,width:e,height:n,depth:s},this.magFilter=An,this.minFilter=An,this.wrapR=qi,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(t){return super.copy(t),this.wrapR=t.wrapR,this}};var xe=class i{static{this.prototype.isMatrix4=!0}constructor(t,e,n,s,r,o,a,l,c,u,h,d,f,m,_,g){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],t!==void 0&&this.set(t,e,n,s,r,o,a,l,c,u,h,d,f,m,_,g)}set(t,e,n,s,r,o,a,l,c,u,h,d,f,m,_,g){let p=this.elements;return p[0]=t,p[4]=e,p[8]=n,p[12]=s,p[1]=r,p[5]=o,p[9]=a,p[13]=l,p[2]=c,p[6]=u,p[10]=h,p[14]=d,p[3]=f,p[7]=m,p[11]=_,p[15]=g,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new i().fromArray(this.elements)}copy(t){let e=this.elements,n=t.elements;return e[0]=n[0],e[1]=n[1],e[2]=n[2],e[3]=n[3],e[4]=n[4],e[5]=n[5],e[6]=n[6],e[7]=n[7],e[8]=n[8],e[9]=n[9],e[10]=n[10],e[11]=n[11],e[12]=n[12],e[13]=n[13],e[14]=n[14],e[15]=n[15],this}copyPosition(t){let e=this.elements,n=t.elements;return e[12]=n[12],e[13]=n[13],e[14]=n[14],this}setFromMatrix3(t){let e=t.elements;return this.set(e[0],e[3],e[6],0,e[1],e[4],e[7],0,e[2],e[5],e[8],0,0,0,0,1),this}extractBasis(t,e,n){return this.determinantAffine()===0?(t.set(1,0,0),e.set(0,1,0),n.set(0,0,1),this):(t.setFromMatrixColumn(this,0),e.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this)}makeBasis(t,e,n){return this.set(t.x,e.x,n.x,0,t.y,e.y,n.y,0,t.z,e.z,n.z,0,0,0,0,1),this}extractRotation(t){if(t.determinantAffine()===0)return this.identity();let e=this.elements,n=t.elements,s=1/Nr.setFromMatrixColumn(t,0).length(),r=1/Nr.setFromMatrixColumn(t,1).length(),o=1/Nr.setFromMatrixColumn(t,2).length();return e[0]=n[0]*s,e[1]=n[1]*s,e[2]=n[2]*s,e[3]=0,e[4]=n[4]*r,e[5]=n[5]*r,e[6]=n[6]*r,e[7]=0,e[8]=n[8]*o,e[9]=n[9]*o,e[10]=n[10]*o,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromEuler(t){let e=this.elements,n=t.x,s=t.y,r=t.z,o=Math.cos(n),a=Math.sin(n),l=Math.cos(s),c=Math.sin(s),u=Math.cos(r),h=Math.sin(r);if(t.order==="XYZ"){let d=o*u,f=o*h,m=a*u,_=a*h;e[0]=l*u,e[4]=-l*h,e[8]=c,e[1]=f+m*c,e[5]=d-_*c,e[9]=-a*l,e[2]=_-d*c,e[6]=m+f*c,e[10]=o*l}else if(t.order==="YXZ"){let d=l*u,f=l*h,m=c*u,_=c*h;e[0]=d+_*a,e[4]=m*a-f,e[8]=o*c,e[1]=o*h,e[5]=o*u,e[9]=-a,e[2]=f*a-m,e[6]=_+d*a,e[10]=o*l}else if(t.order==="ZXY"){let d=l*u,f=l*h,m=c*u,_=c*h;e[0]=d-_*a,e[4]=-o*h,e[8]=m+f*a,e[1]=f+m*a,e[5]=o*u,e[9]=_-d*a,e[2]=-o*c,e[6]=a,e[10]=o*l}else if(t.order==="ZYX"){let d=o*u,f=o*h,m=a*u,_=a*h;e[0]=l*u,e[4]=m*c-f,e[8]=d*c+_,e[1]=l*h,e[5]=_*c+d,e[9]=f*c-m,e[2]=-c,e[6]=a*l,e[10]=o*l}else if(t.order==="YZX"){let d=o*l,f=o*c,m=a*l,_=a*c;e[0]=l*u,e[4]=_-d*h,e[8]=m*h+f,e[1]=h,e[5]=o*u,e[9]=-a*u,e[2]=-c*u,e[6]=f*h+m,e[10]=d-_*h}else if(t.order==="XZY"){let d=o*l,f=o*c,m=a*l,_=a*c;e[0]=l*u,e[4]=-h,e[8]=c*u,e[1]=d*h+_,e[5]=o*u,e[9]=f*h-m,e[2]=m*h-f,e[6]=a*u,e[10]=_*h+d}return e[3]=0,e[7]=0,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromQuaternion(t){return this.compose(m_,t,g_)}lookAt(t,e,n){let s=this.elements;return ei.subVectors(t,e),ei.lengthSq()===0&&(ei.z=1),ei.normalize(),Is.crossVectors(n,ei),Is.lengthSq()===0&&(Math.abs(n.z)===1?ei.x+=1e-4:ei.z+=1e-4,ei.normalize(),Is.crossVectors(n,ei)),Is.normalize(),tl.crossVectors(ei,Is),s[0]=Is.x,s[4]=tl.x,s[8]=ei.x,s[1]=Is.y,s[5]=tl.y,s[9]=ei.y,s[2]=Is.z,s[6]=tl.z,s[10]=ei.z,this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){let n=t.elements,s=e.elements,r=this.elements,o=n[0],a=n[4],l=n[8],c=n[12],u=n[1],h=n[5],d=n[9],f=n[13],m=n[2],_=n[6],g=n[10],p=n[14],v=n[3],T=n[7],b=n[11],R=n[15],E=s[0],y=s[4],A=s[8],F=s[12],I=s[1],L=s[5],z=s[9],G=s[13],D=s[2],W=s[6],Y=s[10],H=s[14],lt=s[3],Z=s[7],j=s[11],et=s[15];return r[0]=o*E+a*I+l*D+c*lt,r[4]=o*y+a*L+l*W+c*Z,r[8]=o*A+a*z+l*Y+c*j,r[12]=o*F+a*G+l*H+c*et,r[1]=u*E+h*I+d*D+f*lt,r[5]=u*y+h*L+d*W+f*Z,r[9]=u*A+h*z+d*Y+f*j,r[13]=u*F+h*G+d*H+f*et,r[2]=m*E+_*I+g*D+p*lt,r[6]=m*y+_*L+g*W+p*Z,r[10]=m*A+_*z+g*Y+p*j,r[14]=m*F+_*G+g*H+p*et,r[3]=v*E+T*I+b*D+R*lt,r[7]=v*y+T*L+b*W+R*Z,r[11]=v*A+T*z+b*Y+R*j,r[15]=v*F+T*G+b*H+R*et,this}multiplyScalar(t){let e=this.elements;return e[0]*=t,e[4]*=t,e[8]*=t,e[12]*=t,e[1]*=t,e[5]*=t,e[9]*=t,e[13]*=t,e[2]*=t,e[6]*=t,e[10]*=t,e[14]*=t,e[3]*=t,e[7]*=t,e[11]*=t,e[15]*=t,this}determinant(){let t=this.elements,e=t[0],n=t[4],s=t[8],r=t[12],o=t[1],a=t[5],l=t[9],c=t[13],u=t[2],h=t[6],d=t[10],f=t[14],m=t[3],_=t[7],g=t[11],p=t[15],v=l*f-c*d,T=a*f-c*h,b=a*d-l*h,R=o*f-c*u,E=o*d-l*u,y=o*h-a*u;return e*(_*v-g*T+p*b)-n*(m*v-g*R+p*E)+s*(m*T-_*R+p*y)-r*(m*b-_*E+g*y)}determinantAffine(){let t=this.elements,e=t[0],n=t[4],s=t[8],r=t[1],o=t[5],a=t[9],l=t[2],c=t[6],u=t[10];return e*(o*u-a*c)-n*(r*u-a*l)+s*(r*c-o*l)}transpose(){let t=this.elements,e;return e=t[1],t[1]=t[4],t[4]=e,e=t[2],t[2]=t[8],t[8]=e,e=t[6],t[6]=t[9],t[9]=e,e=t[3],t[3]=t[12],t[12]=e,e=t[7],t[7]=t[13],t[13]=e,e=t[11],t[11]=t[14],t[14]=e,this}setPosition(t,e,n){let s=this.elements;return t.isVector3?(s[12]=t.x,s[13]=t.y,s[14]=t.z):(s[12]=t,s[13]=e,s[14]=n),this}invert(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],u=t[8],h=t[9],d=t[10],f=t[11],m=t[12],_=t[13],g=t[14],p=t[15],v=e*a-n*o,T=e*l-s*o,b=e*c-r*o,R=n*l-s*a,E=n*c-r*a,y=s*c-r*l,A=u*_-h*m,F=u*g-d*m,I=u*p-f*m,L=h*g-d*_,z=h*p-f*_,G=d*p-f*g,D=v*G-T*z+b*L+R*I-E*F+y*A;if(D===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let W=1/D;return t[0]=(a*G-l*z+c*L)*W,t[1]=(s*z-n*G-r*L)*W,t[2]=(_*y-g*E+p*R)*W,t[3]=(d*E-h*y-f*R)*W,t[4]=(l*I-o*G-c*F)*W,t[5]=(e*G-s*I+r*F)*W,t[6]=(g*b-m*y-p*T)*W,t[7]=(u*y-d*b+f*T)*W,t[8]=(o*z-a*I+c*A)*W,t[9]=(n*I-e*z-r*A)*W,t[10]=(m*E-_*b+p*v)*W,t[11]=(h*b-u*E-f*v)*W,t[12]=(a*F-o*L-l*A)*W,t[13]=(e*L-n*F+s*A)*W,t[14]=(_*T-m*R-g*v)*W,t[15]=(u*R-h*T+d*v)*W,this}scale(t){let e=this.elements,n=t.x,s=t.y,r=t.z;return e[0]*=n,e[4]*=s,e[8]*=r,e[1]*=n,e[5]*=s,e[9]*=r,e[2]*=n,e[6]*=s,e[10]*=r,e[3]*=n,e[7]*=s,e[11]*=r,this}getMaxScaleOnAxis(){let t=this.elements,e=t[0]*t[0]+t[1]*t[1]+t[2]*t[2],n=t[4]*t[4]+t[5]*t[5]+t[6]*t[6],s=t[8]*t[8]+t[9]*t[9]+t[10]*t[10];return Math.sqrt(Math.max(e,n,s))}makeTranslation(t,e,n){return t.isVector3?this.set(1,0,0,t.x,0,1,0,t.y,0,0,1,t.z,0,0,0,1):this.set(1,0,0,t,0,1,0,e,0,0,1,n,0,0,0,1),this}makeRotationX(t){let e=Math.cos(t),n=Math.sin(t);return this.set(1,0,0,0,0,e,-n,0,0,n,e,0,0,0,0,1),this}makeRotationY(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,0,n,0,0,1,0,0,-n,0,e,0,0,0,0,1),this}makeRotationZ(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,-n,0,0,n,e,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(t,e){let n=Math.cos(e),s=Math.sin(e),r=1-n,o=t.x,a=t.y,l=t.z,c=r*o,u=r*a;return this.set(c*o+n,c*a-s*l,c*l+s*a,0,c*a+s*l,u*a+n,u*l-s*o,0,c*l-s*a,u*l+s*o,r*l*l+n,0,0,0,0,1),this}makeScale(t,e,n){return this.set(t,0,0,0,0,e,0,0,0,0,n,0,0,0,0,1),this}makeShear(t,e,n,s,r,o){return this.set(1,n,r,0,t,1,o,0,e,s,1,0,0,0,0,1),this}compose(t,e,n){let s=this.elements,r=e._x,o=e._y,a=e._z,l=e._w,c=r+r,u=o+o,h=a+a,d=r*c,f=r*u,m=r*h,_=o*u,g=o*h,p=a*h,v=l*c,T=l*u,b=l*h,R=n.x,E=n.y,y=n.z;return s[0]=(1-(_+p))*R,s[1]=(f+b)*R,s[2]=(m-T)*R,s[3]=0,s[4]=(f-b)*E,s[5]=(1-(d+p))*E,s[6]=(g+v)*E,s[7]=0,s[8]=(m+T)*y,s[9]=(g-v)*y,s[10]=(1-(d+_))*y,s[11]=0,s[12]=t.x,s[13]=t.y,s[14]=t.z,s[15]=1,this}decompose(t,e,n){let s=this.elements;t.x=s[12],t.y=s[13],t.z=s[14];let r=this.determinantAffine();if(r===0)return n.set(1,1,1),e.identity(),this;let o=Nr.set(s[0],s[1],s[2]).length(),a=Nr.set(s[4],s[5],s[6]).length(),l=Nr.set(s[8],s[9],s[10]).length();r<0&&(o=-o),wi.copy(this);let c=1/o,u=1/a,h=1/l;return wi.elements[0]*=c,wi.elements[1]*=c,wi.elements[2]*=c,wi.elements[4]*=u,wi.elements[5]*=u,wi.elements[6]*=u,wi.elements[8]*=h,wi.elements[9]*=h,wi.elements[10]*=h,e.setFromRotationMatrix(wi),n.x=o,n.y=a,n.z=l,this}makePerspective(t,e,n,s,r,o,a=mi,l=!1){let c=this.elements,u=2*r/(e-t),h=2*r/(n-s),d=(e+t)/(e-t),f=(n+s)/(n-s),m,_;if(l)m=r/(o-r),_=o*r/(o-r);else if(a===mi)m=-(o+r)/(o-r),_=-2*o*r/(o-r);else if(a===jr)m=-o/(o-r),_=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=u,c[4]=0,c[8]=d,c[12]=0,c[1]=0,c[5]=h,c[9]=f,c[13]=0,c[2]=0,c[6]=0,c[10]=m,c[14]=_,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(t,e,n,s,r,o,a=mi,l=!1){let c=this.elements,u=2/(e-t),h=2/(n-s),d=-(e+t)/(e-t),f=-(n+s)/(n-s),m,_;if(l)m=1/(o-r),_=o/(o-r);else if(a===mi)m=-2/(o-r),_=-(o+r)/(o-r);else if(a===jr)m=-1/(o-r),_=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=u,c[4]=0,c[8]=0,c[12]=d,c[1]=0,c[5]=h,c[9]=0,c[13]=f,c[2]=0,c[6]=0,c[10]=m,c[14]=_,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(t){let e=this.elements,n=t.elements;for(let s=0;s<16;s++)if(e[s]!==n[s])return!1;return!0}fromArray(t,e=0){for(let n=0;n<16;n++)this.elements[n]=t[n+e];return this}toArray(t=[],e=0){let n=this.elements;return t[e]=n[0],t[e+1]=n[1],t[e+2]=n[2],t[e+3]=n[3],t[e+4]=n[4],t[e+5]=n[5],t[e+6]=n[6],t[e+7]=n[7],t[e+8]=n[8],t[e+9]=n[9],t[e+10]=n[10],t[e+11]=n[11],t[e+12]=n[12],t[e+13]=n[13],t[e+14]=n[14],t[e+15]=n[15],t}},Nr=new U,wi=new xe,m_=new U(0,0,0),g_=new U(1,1,1),Is=new U,tl=new U,ei=new U,Lf=new xe,Df=new Tn,ds=class i{constructor(t=0,e=0,n=0,s=i.DEFAULT_ORDER){this.isEuler=!0,this._x=t,this._y=e,this._z=n,this._order=s}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get order(){return this._order}set order(t){this._order=t,this._onChangeCallback()}set(t,e,n,s=this._order){return this._x=t,this._y=e,this._z=n,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(t){return this._x=t._x,this._y=t._y,this._z=t._z,this._order=t._order,this._onChangeCallback(),this}setFromRotationMatrix(t,e=this._order,n=!0){let s=t.elements,r=s[0],o=s[4],a=s[8],l=s[1],c=s[5],u=s[9],h=s[2],d=s[6],f=s[10];switch(e){case"XYZ":this._y=Math.asin(ie(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-u,f),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(d,c),this._z=0);break;case"YXZ":this._x=Math.asin(-ie(u,-1,1)),Math.abs(u)<.9999999?(this._y=Math.atan2(a,f),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-h,r),this._z=0);break;case"ZXY":this._x=Math.asin(ie(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-h,f),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-ie(h,-1,1)),Math.abs(h)<.9999999?(this._x=Math.atan2(d,f),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(ie(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-u,c),this._y=Math.atan2(-h,r)):(this._x=0,this._y=Math.atan2(a,f));break;case"XZY":this._z=Math.asin(-ie(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(d,c),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-u,f),this._y=0);break;default:Yt("Euler: .setFromRotationMatrix() encountered an unknown order: "+e)}return this._order=e,n===!0&&this._onChangeCallback(),this}setFromQuaternion(t,e,n){return Lf.makeRotationFromQuaternion(t),this.setFromRotationMatrix(Lf,e,n)}setFromVector3(t,e=this._order){return this.set(t.x,t.y,t.z,e)}reorder(t){return Df.setFromEuler(this),this.setFromQuaternion(Df,t)}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._order===this._order}fromArray(t){return this._x=t[0],this._y=t[1],this._z=t[2],t[3]!==void 0&&(this._order=t[3]),this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._order,t}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};ds.DEFAULT_ORDER="XYZ";var no=class{constructor(){this.mask=1}set(t){this.mask=(1<<t|0)>>>0}enable(t){this.mask|=1<<t|0}enableAll(){this.mask=-1}toggle(t){this.mask^=1<<t|0}disable(t){this.mask&=~(1<<t|0)}disableAll(){this.mask=0}test(t){return(this.mask&t.mask)!==0}isEnabled(t){return(this.mask&(1<<t|0))!==0}},__=0,Nf=new U,Fr=new Tn,rs=new xe,el=new U,Ho=new U,y_=new U,x_=new Tn,Ff=new U(1,0,0),Uf=new U(0,1,0),Of=new U(0,0,1),Bf={type:"added"},v_={type:"removed"},Ur={type:"childadded",child:null},nu={type:"childremoved",child:null},Rn=class i extends Ti{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:__++}),this.uuid=mo(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=i.DEFAULT_UP.clone();let t=new U,e=new ds,n=new Tn,s=new U(1,1,1);function r(){n.setFromEuler(e,!1)}function o(){e.setFromQuaternion(n,void 0,!1)}e._onChange(r),n._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:t},rotation:{configurable:!0,enumerable:!0,value:e},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new xe},normalMatrix:{value:new te}}),this.matrix=new xe,this.matrixWorld=new xe,this.matrixAutoUpdate=i.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=i.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new no,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(t){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(t),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(t){return this.quaternion.premultiply(t),this}setRotationFromAxisAngle(t,e){this.quaternion.setFromAxisAngle(t,e)}setRotationFromEuler(t){this.quaternion.setFromEuler(t,!0)}setRotationFromMatrix(t){this.quaternion.setFromRotationMatrix(t)}setRotationFromQuaternion(t){this.quaternion.copy(t)}rotateOnAxis(t,e){return Fr.setFromAxisAngle(t,e),this.quaternion.multiply(Fr),this}rotateOnWorldAxis(t,e){return Fr.setFromAxisAngle(t,e),this.quaternion.premultiply(Fr),this}rotateX(t){return this.rotateOnAxis(Ff,t)}rotateY(t){return this.rotateOnAxis(Uf,t)}rotateZ(t){return this.rotateOnAxis(Of,t)}translateOnAxis(t,e){return Nf.copy(t).applyQuaternion(this.quaternion),this.position.add(Nf.multiplyScalar(e)),this}translateX(t){return this.translateOnAxis(Ff,t)}translateY(t){return this.translateOnAxis(Uf,t)}translateZ(t){return this.translateOnAxis(Of,t)}localToWorld(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(this.matrixWorld)}worldToLocal(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(rs.copy(this.matrixWorld).invert())}lookAt(t,e,n){t.isVector3?el.copy(t):el.set(t,e,n);let s=this.parent;this.updateWorldMatrix(!0,!1),Ho.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?rs.lookAt(Ho,el,this.up):rs.lookAt(el,Ho,this.up),this.quaternion.setFromRotationMatrix(rs),s&&(rs.extractRotation(s.matrixWorld),Fr.setFromRotationMatrix(rs),this.quaternion.premultiply(Fr.invert()))}add(t){if(arguments.length>1){for(let e=0;e<arguments.length;e++)this.add(arguments[e]);return this}return t===this?(jt("Object3D.add: object can't be added as a child of itself.",t),this):(t&&t.isObject3D?(t.removeFromParent(),t.parent=this,this.children.push(t),t.dispatchEvent(Bf),Ur.child=t,this.dispatchEvent(Ur),Ur.child=null):jt("Object3D.add: object not an instance of THREE.Object3D.",t),this)}remove(t){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}let e=this.children.indexOf(t);return e!==-1&&(t.parent=null,this.children.splice(e,1),t.dispatchEvent(v_),nu.child=t,this.dispatchEvent(nu),nu.child=null),this}removeFromParent(){let t=this.parent;return t!==null&&t.remove(this),this}clear(){return this.remove(...this.children)}attach(t){return this.updateWorldMatrix(!0,!1),rs.copy(this.matrixWorld).invert(),t.parent!==null&&(t.parent.updateWorldMatrix(!0,!1),rs.multiply(t.parent.matrixWorld)),t.applyMatrix4(rs),t.removeFromParent(),t.parent=this,this.children.push(t),t.updateWorldMatrix(!1,!0),t.dispatchEvent(Bf),Ur.child=t,this.dispatchEvent(Ur),Ur.child=null,this}getObjectById(t){return this.getObjectByProperty("id",t)}getObjectByName(t){return this.getObjectByProperty("name",t)}getObjectByProperty(t,e){if(this[t]===e)return this;for(let n=0,s=this.children.length;n<s;n++){let o=this.children[n].getObjectByProperty(t,e);if(o!==void 0)return o}}getObjectsByProperty(t,e,n=[]){this[t]===e&&n.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(t,e,n);return n}getWorldPosition(t){return this.updateWorldMatrix(!0,!1),t.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Ho,t,y_),t}getWorldScale(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Ho,x_,t),t}getWorldDirection(t){this.updateWorldMatrix(!0,!1);let e=this.matrixWorld.elements;return t.set(e[8],e[9],e[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(t){t(this);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].traverse(t)}traverseVisible(t){if(this.visible===!1)return;t(this);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].traverseVisible(t)}traverseAncestors(t){let e=this.parent;e!==null&&(t(e),e.traverseAncestors(t))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let t=this.pivot;if(t!==null){let e=t.x,n=t.y,s=t.z,r=this.matrix.elements;r[12]+=e-r[0]*e-r[4]*n-r[8]*s,r[13]+=n-r[1]*e-r[5]*n-r[9]*s,r[14]+=s-r[2]*e-r[6]*n-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(t){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||t)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,t=!0);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].updateMatrixWorld(t)}updateWorldMatrix(t,e,n=!1){let s=this.parent;if(t===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||n)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,n=!0),e===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,n)}}toJSON(t){let e=t===void 0||typeof t=="string",n={};e&&(t={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},n.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(t),s.indirectTexture=this._indirectTexture.toJSON(t),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(t)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(t)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(t).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(t).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(t.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,u=l.length;c<u;c++){let h=l[c];r(t.shapes,h)}else r(t.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(t.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(r(t.materials,this.material[l]));s.material=a}else s.material=r(t.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(t).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];s.animations.push(r(t.animations,l))}}if(e){let a=o(t.geometries),l=o(t.materials),c=o(t.textures),u=o(t.images),h=o(t.shapes),d=o(t.skeletons),f=o(t.animations),m=o(t.nodes);a.length>0&&(n.geometries=a),l.length>0&&(n.materials=l),c.length>0&&(n.textures=c),u.length>0&&(n.images=u),h.length>0&&(n.shapes=h),d.length>0&&(n.skeletons=d),f.length>0&&(n.animations=f),m.length>0&&(n.nodes=m)}return n.object=s,n;function o(a){let l=[];for(let c in a){let u=a[c];delete u.metadata,l.push(u)}return l}}clone(t){return new this.constructor().copy(this,t)}copy(t,e=!0){if(this.name=t.name,this.up.copy(t.up),this.position.copy(t.position),this.rotation.order=t.rotation.order,this.quaternion.copy(t.quaternion),this.scale.copy(t.scale),this.pivot=t.pivot!==null?t.pivot.clone():null,this.matrix.copy(t.matrix),this.matrixWorld.copy(t.matrixWorld),this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrixWorldAutoUpdate=t.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=t.matrixWorldNeedsUpdate,this.layers.mask=t.layers.mask,this.visible=t.visible,this.castShadow=t.castShadow,this.receiveShadow=t.receiveShadow,this.frustumCulled=t.frustumCulled,this.renderOrder=t.renderOrder,this.static=t.static,this.animations=t.animations.slice(),this.userData=JSON.parse(JSON.stringify(t.userData)),e===!0)for(let n=0;n<t.children.length;n++){let s=t.children[n];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};Rn.DEFAULT_UP=new U(0,1,0);Rn.DEFAULT_MATRIX_AUTO_UPDATE=!0;Rn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var si=class extends Rn{constructor(){super(),this.isGroup=!0,this.type="Group"}},b_={type:"move"},io=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new si,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new si,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new U,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new U),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new si,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new U,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new U,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(t){return this._targetRay!==null&&this._targetRay.dispatchEvent(t),this._grip!==null&&this._grip.dispatchEvent(t),this._hand!==null&&this._hand.dispatchEvent(t),this}connect(t){if(t&&t.hand){let e=this._hand;if(e)for(let n of t.hand.values())this._getHandJoint(e,n)}return this.dispatchEvent({type:"connected",data:t}),this}disconnect(t){return this.dispatchEvent({type:"disconnected",data:t}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(t,e,n){let s=null,r=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(t&&e.session.visibilityState!=="visible-blurred"){if(c&&t.hand){o=!0;for(let _ of t.hand.values()){let g=e.getJointPose(_,n),p=this._getHandJoint(c,_);g!==null&&(p.matrix.fromArray(g.transform.matrix),p.matrix.decompose(p.position,p.quaternion,p.scale),p.matrixWorldNeedsUpdate=!0,p.jointRadius=g.radius),p.visible=g!==null}let u=c.joints["index-finger-tip"],h=c.joints["thumb-tip"],d=u.position.distanceTo(h.position),f=.02,m=.005;c.inputState.pinching&&d>f+m?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:t.handedness,target:this})):!c.inputState.pinching&&d<=f-m&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:t.handedness,target:this}))}else l!==null&&t.gripSpace&&(r=e.getPose(t.gripSpace,n),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:t,target:this})));a!==null&&(s=e.getPose(t.targetRaySpace,n),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(b_)))}return a!==null&&(a.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(t,e){if(t.joints[e.jointName]===void 0){let n=new si;n.matrixAutoUpdate=!1,n.visible=!1,t.joints[e.jointName]=n,t.add(n)}return t.joints[e.jointName]}},qp={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},Ls={h:0,s:0,l:0},nl={h:0,s:0,l:0};function iu(i,t,e){return e<0&&(e+=1),e>1&&(e-=1),e<1/6?i+(t-i)*6*e:e<1/2?t:e<2/3?i+(t-i)*6*(2/3-e):i}var oe=class{constructor(t,e,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(t,e,n)}set(t,e,n){if(e===void 0&&n===void 0){let s=t;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(t,e,n);return this}setScalar(t){return this.r=t,this.g=t,this.b=t,this}setHex(t,e=ii){return t=Math.floor(t),this.r=(t>>16&255)/255,this.g=(t>>8&255)/255,this.b=(t&255)/255,_e.colorSpaceToWorking(this,e),this}setRGB(t,e,n,s=_e.workingColorSpace){return this.r=t,this.g=e,this.b=n,_e.colorSpaceToWorking(this,s),this}setHSL(t,e,n,s=_e.workingColorSpace){if(t=Qu(t,1),e=ie(e,0,1),n=ie(n,0,1),e===0)this.r=this.g=this.b=n;else{let r=n<=.5?n*(1+e):n+e-n*e,o=2*n-r;this.r=iu(o,r,t+1/3),this.g=iu(o,r,t),this.b=iu(o,r,t-1/3)}return _e.colorSpaceToWorking(this,s),this}setStyle(t,e=ii){function n(r){r!==void 0&&parseFloat(r)<1&&Yt("Color: Alpha component of "+t+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(t)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,e);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,e);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,e);break;default:Yt("Color: Unknown color model "+t)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(t)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,e);if(o===6)return this.setHex(parseInt(r,16),e);Yt("Color: Invalid hex color "+t)}else if(t&&t.length>0)return this.setColorName(t,e);return this}setColorName(t,e=ii){let n=qp[t.toLowerCase()];return n!==void 0?this.setHex(n,e):Yt("Color: Unknown color "+t),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(t){return this.r=t.r,this.g=t.g,this.b=t.b,this}copySRGBToLinear(t){return this.r=hs(t.r),this.g=hs(t.g),this.b=hs(t.b),this}copyLinearToSRGB(t){return this.r=Zr(t.r),this.g=Zr(t.g),this.b=Zr(t.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(t=ii){return _e.workingToColorSpace(Ln.copy(this),t),Math.round(ie(Ln.r*255,0,255))*65536+Math.round(ie(Ln.g*255,0,255))*256+Math.round(ie(Ln.b*255,0,255))}getHexString(t=ii){return("000000"+this.getHex(t).toString(16)).slice(-6)}getHSL(t,e=_e.workingColorSpace){_e.workingToColorSpace(Ln.copy(this),e);let n=Ln.r,s=Ln.g,r=Ln.b,o=Math.max(n,s,r),a=Math.min(n,s,r),l,c,u=(a+o)/2;if(a===o)l=0,c=0;else{let h=o-a;switch(c=u<=.5?h/(o+a):h/(2-o-a),o){case n:l=(s-r)/h+(s<r?6:0);break;case s:l=(r-n)/h+2;break;case r:l=(n-s)/h+4;break}l/=6}return t.h=l,t.s=c,t.l=u,t}getRGB(t,e=_e.workingColorSpace){return _e.workingToColorSpace(Ln.copy(this),e),t.r=Ln.r,t.g=Ln.g,t.b=Ln.b,t}getStyle(t=ii){_e.workingToColorSpace(Ln.copy(this),t);let e=Ln.r,n=Ln.g,s=Ln.b;return t!==ii?`color(${t} ${e.toFixed(3)} ${n.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(e*255)},${Math.round(n*255)},${Math.round(s*255)})`}offsetHSL(t,e,n){return this.getHSL(Ls),this.setHSL(Ls.h+t,Ls.s+e,Ls.l+n)}add(t){return this.r+=t.r,this.g+=t.g,this.b+=t.b,this}addColors(t,e){return this.r=t.r+e.r,this.g=t.g+e.g,this.b=t.b+e.b,this}addScalar(t){return this.r+=t,this.g+=t,this.b+=t,this}sub(t){return this.r=Math.max(0,this.r-t.r),this.g=Math.max(0,this.g-t.g),this.b=Math.max(0,this.b-t.b),this}multiply(t){return this.r*=t.r,this.g*=t.g,this.b*=t.b,this}multiplyScalar(t){return this.r*=t,this.g*=t,this.b*=t,this}lerp(t,e){return this.r+=(t.r-this.r)*e,this.g+=(t.g-this.g)*e,this.b+=(t.b-this.b)*e,this}lerpColors(t,e,n){return this.r=t.r+(e.r-t.r)*n,this.g=t.g+(e.g-t.g)*n,this.b=t.b+(e.b-t.b)*n,this}lerpHSL(t,e){this.getHSL(Ls),t.getHSL(nl);let n=jo(Ls.h,nl.h,e),s=jo(Ls.s,nl.s,e),r=jo(Ls.l,nl.l,e);return this.setHSL(n,s,r),this}setFromVector3(t){return this.r=t.x,this.g=t.y,this.b=t.z,this}applyMatrix3(t){let e=this.r,n=this.g,s=this.b,r=t.elements;return this.r=r[0]*e+r[3]*n+r[6]*s,this.g=r[1]*e+r[4]*n+r[7]*s,this.b=r[2]*e+r[5]*n+r[8]*s,this}equals(t){return t.r===this.r&&t.g===this.g&&t.b===this.b}fromArray(t,e=0){return this.r=t[e],this.g=t[e+1],this.b=t[e+2],this}toArray(t=[],e=0){return t[e]=this.r,t[e+1]=this.g,t[e+2]=this.b,t}fromBufferAttribute(t,e){return this.r=t.getX(e),this.g=t.getY(e),this.b=t.getZ(e),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},Ln=new oe;oe.NAMES=qp;var sa=class i{constructor(t,e=1,n=1e3){this.isFog=!0,this.name="",this.color=new oe(t),this.near=e,this.far=n}clone(){return new i(this.color,this.near,this.far)}toJSON(){return{type:"Fog",name:this.name,color:this.color.getHex(),near:this.near,far:this.far}}},ra=class extends Rn{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new ds,this.environmentIntensity=1,this.environmentRotation=new ds,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(t,e){return super.copy(t,e),this.background=t.background!==null?t.background.clone():null,this.environment=t.environment!==null?t.environment.clone():null,this.fog=t.fog!==null?t.fog.clone():null,this.backgroundBlurriness=t.backgroundBlurriness,this.backgroundIntensity=t.backgroundIntensity,this.backgroundRotation.copy(t.backgroundRotation),this.environmentIntensity=t.environmentIntensity,this.environmentRotation.copy(t.environmentRotation),this.overrideMaterial=t.overrideMaterial!==null?t.overrideMaterial.clone():null,this.matrixAutoUpdate=t.matrixAutoUpdate,this}toJSON(t){let e=super.toJSON(t);return this.fog!==null&&(e.object.fog=this.fog.toJSON()),e.object.backgroundBlurriness=this.backgroundBlurriness,e.object.backgroundIntensity=this.backgroundIntensity,e.object.backgroundRotation=this.backgroundRotation.toArray(),e.object.environmentIntensity=this.environmentIntensity,e.object.environmentRotation=this.environmentRotation.toArray(),e}},Ai=new U,os=new U,su=new U,as=new U,Or=new U,Br=new U,kf=new U,ru=new U,ou=new U,au=new U,lu=new Xe,cu=new Xe,hu=new Xe,Us=class i{constructor(t=new U,e=new U,n=new U){this.a=t,this.b=e,this.c=n}static getNormal(t,e,n,s){s.subVectors(n,e),Ai.subVectors(t,e),s.cross(Ai);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(t,e,n,s,r){Ai.subVectors(s,e),os.subVectors(n,e),su.subVectors(t,e);let o=Ai.dot(Ai),a=Ai.dot(os),l=Ai.dot(su),c=os.dot(os),u=os.dot(su),h=o*c-a*a;if(h===0)return r.set(0,0,0),null;let d=1/h,f=(c*l-a*u)*d,m=(o*u-a*l)*d;return r.set(1-f-m,m,f)}static containsPoint(t,e,n,s){return this.getBarycoord(t,e,n,s,as)===null?!1:as.x>=0&&as.y>=0&&as.x+as.y<=1}static getInterpolation(t,e,n,s,r,o,a,l){return this.getBarycoord(t,e,n,s,as)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,as.x),l.addScaledVector(o,as.y),l.addScaledVector(a,as.z),l)}static getInterpolatedAttribute(t,e,n,s,r,o){return lu.setScalar(0),cu.setScalar(0),hu.setScalar(0),lu.fromBufferAttribute(t,e),cu.fromBufferAttribute(t,n),hu.fromBufferAttribute(t,s),o.setScalar(0),o.addScaledVector(lu,r.x),o.addScaledVector(cu,r.y),o.addScaledVector(hu,r.z),o}static isFrontFacing(t,e,n,s){return Ai.subVectors(n,e),os.subVectors(t,e),Ai.cross(os).dot(s)<0}set(t,e,n){return this.a.copy(t),this.b.copy(e),this.c.copy(n),this}setFromPointsAndIndices(t,e,n,s){return this.a.copy(t[e]),this.b.copy(t[n]),this.c.copy(t[s]),this}setFromAttributeAndIndices(t,e,n,s){return this.a.fromBufferAttribute(t,e),this.b.fromBufferAttribute(t,n),this.c.fromBufferAttribute(t,s),this}clone(){return new this.constructor().copy(this)}copy(t){return this.a.copy(t.a),this.b.copy(t.b),this.c.copy(t.c),this}getArea(){return Ai.subVectors(this.c,this.b),os.subVectors(this.a,this.b),Ai.cross(os).length()*.5}getMidpoint(t){return t.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(t){return i.getNormal(this.a,this.b,this.c,t)}getPlane(t){return t.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(t,e){return i.getBarycoord(t,this.a,this.b,this.c,e)}getInterpolation(t,e,n,s,r){return i.getInterpolation(t,this.a,this.b,this.c,e,n,s,r)}containsPoint(t){return i.containsPoint(t,this.a,this.b,this.c)}isFrontFacing(t){return i.isFrontFacing(this.a,this.b,this.c,t)}intersectsBox(t){return t.intersectsTriangle(this)}closestPointToPoint(t,e){let n=this.a,s=this.b,r=this.c,o,a;Or.subVectors(s,n),Br.subVectors(r,n),ru.subVectors(t,n);let l=Or.dot(ru),c=Br.dot(ru);if(l<=0&&c<=0)return e.copy(n);ou.subVectors(t,s);let u=Or.dot(ou),h=Br.dot(ou);if(u>=0&&h<=u)return e.copy(s);let d=l*h-u*c;if(d<=0&&l>=0&&u<=0&&l-u>0)return o=l/(l-u),e.copy(n).addScaledVector(Or,o);au.subVectors(t,r);let f=Or.dot(au),m=Br.dot(au);if(m>=0&&f<=m)return e.copy(r);let _=f*c-l*m;if(_<=0&&c>=0&&m<=0)return a=c/(c-m),e.copy(n).addScaledVector(Br,a);let g=u*m-f*h;if(g<=0&&h-u>=0&&f-m>=0)return kf.subVectors(r,s),a=(h-u)/(h-u+(f-m)),e.copy(s).addScaledVector(kf,a);let p=1/(g+_+d);return o=_*p,a=d*p,e.copy(n).addScaledVector(Or,o).addScaledVector(Br,a)}equals(t){return t.a.equals(this.a)&&t.b.equals(this.b)&&t.c.equals(this.c)}},Nn=class{constructor(t=new U(1/0,1/0,1/0),e=new U(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=t,this.max=e}set(t,e){return this.min.copy(t),this.max.copy(e),this}setFromArray(t){this.makeEmpty();for(let e=0,n=t.length;e<n;e+=3)this.expandByPoint(Ei.fromArray(t,e));return this}setFromBufferAttribute(t){this.makeEmpty();for(let e=0,n=t.count;e<n;e++)this.expandByPoint(Ei.fromBufferAttribute(t,e));return this}setFromPoints(t){this.makeEmpty();for(let e=0,n=t.length;e<n;e++)this.expandByPoint(t[e]);return this}setFromCenterAndSize(t,e){let n=Ei.copy(e).multiplyScalar(.5);return this.min.copy(t).sub(n),this.max.copy(t).add(n),this}setFromObject(t,e=!1){return this.makeEmpty(),this.expandByObject(t,e)}clone(){return new this.constructor().copy(this)}copy(t){return this.min.copy(t.min),this.max.copy(t.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(t){return this.isEmpty()?t.set(0,0,0):t.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(t){return this.isEmpty()?t.set(0,0,0):t.subVectors(this.max,this.min)}expandByPoint(t){return this.min.min(t),this.max.max(t),this}expandByVector(t){return this.min.sub(t),this.max.add(t),this}expandByScalar(t){return this.min.addScalar(-t),this.max.addScalar(t),this}expandByObject(t,e=!1){t.updateWorldMatrix(!1,!1);let n=t.geometry;if(n!==void 0){let r=n.getAttribute("position");if(e===!0&&r!==void 0&&t.isInstancedMesh!==!0&&t.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)t.isMesh===!0?t.getVertexPosition(o,Ei):Ei.fromBufferAttribute(r,o),Ei.applyMatrix4(t.matrixWorld),this.expandByPoint(Ei);else t.boundingBox!==void 0?(t.boundingBox===null&&t.computeBoundingBox(),il.copy(t.boundingBox)):(n.boundingBox===null&&n.computeBoundingBox(),il.copy(n.boundingBox)),il.applyMatrix4(t.matrixWorld),this.union(il)}let s=t.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],e);return this}containsPoint(t){return t.x>=this.min.x&&t.x<=this.max.x&&t.y>=this.min.y&&t.y<=this.max.y&&t.z>=this.min.z&&t.z<=this.max.z}containsBox(t){return this.min.x<=t.min.x&&t.max.x<=this.max.x&&this.min.y<=t.min.y&&t.max.y<=this.max.y&&this.min.z<=t.min.z&&t.max.z<=this.max.z}getParameter(t,e){return e.set((t.x-this.min.x)/(this.max.x-this.min.x),(t.y-this.min.y)/(this.max.y-this.min.y),(t.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(t){return t.max.x>=this.min.x&&t.min.x<=this.max.x&&t.max.y>=this.min.y&&t.min.y<=this.max.y&&t.max.z>=this.min.z&&t.min.z<=this.max.z}intersectsSphere(t){return this.clampPoint(t.center,Ei),Ei.distanceToSquared(t.center)<=t.radius*t.radius}intersectsPlane(t){let e,n;return t.normal.x>0?(e=t.normal.x*this.min.x,n=t.normal.x*this.max.x):(e=t.normal.x*this.max.x,n=t.normal.x*this.min.x),t.normal.y>0?(e+=t.normal.y*this.min.y,n+=t.normal.y*this.max.y):(e+=t.normal.y*this.max.y,n+=t.normal.y*this.min.y),t.normal.z>0?(e+=t.normal.z*this.min.z,n+=t.normal.z*this.max.z):(e+=t.normal.z*this.max.z,n+=t.normal.z*this.min.z),e<=-t.constant&&n>=-t.constant}intersectsTriangle(t){if(this.isEmpty())return!1;this.getCenter(Wo),sl.subVectors(this.max,Wo),kr.subVectors(t.a,Wo),zr.subVectors(t.b,Wo),Vr.subVectors(t.c,Wo),Ds.subVectors(zr,kr),Ns.subVectors(Vr,zr),js.subVectors(kr,Vr);let e=[0,-Ds.z,Ds.y,0,-Ns.z,Ns.y,0,-js.z,js.y,Ds.z,0,-Ds.x,Ns.z,0,-Ns.x,js.z,0,-js.x,-Ds.y,Ds.x,0,-Ns.y,Ns.x,0,-js.y,js.x,0];return!uu(e,kr,zr,Vr,sl)||(e=[1,0,0,0,1,0,0,0,1],!uu(e,kr,zr,Vr,sl))?!1:(rl.crossVectors(Ds,Ns),e=[rl.x,rl.y,rl.z],uu(e,kr,zr,Vr,sl))}clampPoint(t,e){return e.copy(t).clamp(this.min,this.max)}distanceToPoint(t){return this.clampPoint(t,Ei).distanceTo(t)}getBoundingSphere(t){return this.isEmpty()?t.makeEmpty():(this.getCenter(t.center),t.radius=this.getSize(Ei).length()*.5),t}intersect(t){return this.min.max(t.min),this.max.min(t.max),this.isEmpty()&&this.makeEmpty(),this}union(t){return this.min.min(t.min),this.max.max(t.max),this}applyMatrix4(t){return this.isEmpty()?this:(ls[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(t),ls[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(t),ls[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(t),ls[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(t),ls[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(t),ls[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(t),ls[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(t),ls[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(t),this.setFromPoints(ls),this)}translate(t){return this.min.add(t),this.max.add(t),this}equals(t){return t.min.equals(this.min)&&t.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(t){return this.min.fromArray(t.min),this.max.fromArray(t.max),this}},ls=[new U,new U,new U,new U,new U,new U,new U,new U],Ei=new U,il=new Nn,kr=new U,zr=new U,Vr=new U,Ds=new U,Ns=new U,js=new U,Wo=new U,sl=new U,rl=new U,Qs=new U;function uu(i,t,e,n,s){for(let r=0,o=i.length-3;r<=o;r+=3){Qs.fromArray(i,r);let a=s.x*Math.abs(Qs.x)+s.y*Math.abs(Qs.y)+s.z*Math.abs(Qs.z),l=t.dot(Qs),c=e.dot(Qs),u=n.dot(Qs);if(Math.max(-Math.max(l,c,u),Math.min(l,c,u))>a)return!1}return!0}var hn=new U,ol=new qt,S_=0,Dn=class extends Ti{constructor(t,e,n=!1){if(super(),Array.isArray(t))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:S_++}),this.name="",this.array=t,this.itemSize=e,this.count=t!==void 0?t.length/e:0,this.normalized=n,this.usage=Bp,this.updateRanges=[],this.gpuType=yi,this.version=0,this._normalizationScale=t!==void 0?ed(t):void 0}onUploadCallback(){}set needsUpdate(t){t===!0&&this.version++}setUsage(t){return this.usage=t,this}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}copy(t){return this.name=t.name,this.array=new t.array.constructor(t.array),this.itemSize=t.itemSize,this.count=t.count,this.normalized=t.normalized,this.usage=t.usage,this.gpuType=t.gpuType,this._normalizationScale=t._normalizationScale,this}copyAt(t,e,n){t*=this.itemSize,n*=e.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[t+s]=e.array[n+s];return this}copyArray(t){return this.array.set(t),this}applyMatrix3(t){if(this.itemSize===2)for(let e=0,n=this.count;e<n;e++)ol.fromBufferAttribute(this,e),ol.applyMatrix3(t),this.setXY(e,ol.x,ol.y);else if(this.itemSize===3)for(let e=0,n=this.count;e<n;e++)hn.fromBufferAttribute(this,e),hn.applyMatrix3(t),this.setXYZ(e,hn.x,hn.y,hn.z);return this}applyMatrix4(t){for(let e=0,n=this.count;e<n;e++)hn.fromBufferAttribute(this,e),hn.applyMatrix4(t),this.setXYZ(e,hn.x,hn.y,hn.z);return this}applyNormalMatrix(t){for(let e=0,n=this.count;e<n;e++)hn.fromBufferAttribute(this,e),hn.applyNormalMatrix(t),this.setXYZ(e,hn.x,hn.y,hn.z);return this}transformDirection(t){for(let e=0,n=this.count;e<n;e++)hn.fromBufferAttribute(this,e),hn.transformDirection(t),this.setXYZ(e,hn.x,hn.y,hn.z);return this}set(t,e=0){return this.array.set(t,e),this}getComponent(t,e){let n=this.array[t*this.itemSize+e];return this.normalized&&(n=this._denormalize(n)),n}setComponent(t,e,n){return this.normalized&&(n=this._normalize(n)),this.array[t*this.itemSize+e]=n,this}getX(t){let e=this.array[t*this.itemSize];return this.normalized&&(e=this._denormalize(e)),e}setX(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize]=e,this}getY(t){let e=this.array[t*this.itemSize+1];return this.normalized&&(e=this._denormalize(e)),e}setY(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+1]=e,this}getZ(t){let e=this.array[t*this.itemSize+2];return this.normalized&&(e=this._denormalize(e)),e}setZ(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+2]=e,this}getW(t){let e=this.array[t*this.itemSize+3];return this.normalized&&(e=this._denormalize(e)),e}setW(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+3]=e,this}setXY(t,e,n){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n)),this.array[t+0]=e,this.array[t+1]=n,this}setXYZ(t,e,n,s){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n),s=this._normalize(s)),this.array[t+0]=e,this.array[t+1]=n,this.array[t+2]=s,this}setXYZW(t,e,n,s,r){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.array[t+0]=e,this.array[t+1]=n,this.array[t+2]=s,this.array[t+3]=r,this}onUpload(t){return this.onUploadCallback=t,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let t={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return t.name=this.name,t.usage=this.usage,t.gpuType=this.gpuType,t}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(t){let e=this._normalizationScale;return e!==void 0?Math.max(t/e,-1):Hp(t,this.array)}_normalize(t){let e=this._normalizationScale;return e!==void 0?Math.round(t*e):Wp(t,this.array)}};var oa=class extends Dn{constructor(t,e,n){super(new Uint16Array(t),e,n)}};var aa=class extends Dn{constructor(t,e,n){super(new Uint32Array(t),e,n)}};var be=class extends Dn{constructor(t,e,n){super(new Float32Array(t),e,n)}},M_=new Nn,qo=new U,du=new U,fs=class{constructor(t=new U,e=-1){this.isSphere=!0,this.center=t,this.radius=e}set(t,e){return this.center.copy(t),this.radius=e,this}setFromPoints(t,e){let n=this.center;e!==void 0?n.copy(e):M_.setFromPoints(t).getCenter(n);let s=0;for(let r=0,o=t.length;r<o;r++)s=Math.max(s,n.distanceToSquared(t[r]));return this.radius=Math.sqrt(s),this}copy(t){return this.center.copy(t.center),this.radius=t.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(t){return t.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(t){return t.distanceTo(this.center)-this.radius}intersectsSphere(t){let e=this.radius+t.radius;return t.center.distanceToSquared(this.center)<=e*e}intersectsBox(t){return t.intersectsSphere(this)}intersectsPlane(t){return Math.abs(t.distanceToPoint(this.center))<=this.radius}clampPoint(t,e){let n=this.center.distanceToSquared(t);return e.copy(t),n>this.radius*this.radius&&(e.sub(this.center).normalize(),e.multiplyScalar(this.radius).add(this.center)),e}getBoundingBox(t){return this.isEmpty()?(t.makeEmpty(),t):(t.set(this.center,this.center),t.expandByScalar(this.radius),t)}applyMatrix4(t){return this.center.applyMatrix4(t),this.radius=this.radius*t.getMaxScaleOnAxis(),this}translate(t){return this.center.add(t),this}expandByPoint(t){if(this.isEmpty())return this.center.copy(t),this.radius=0,this;qo.subVectors(t,this.center);let e=qo.lengthSq();if(e>this.radius*this.radius){let n=Math.sqrt(e),s=(n-this.radius)*.5;this.center.addScaledVector(qo,s/n),this.radius+=s}return this}union(t){return t.isEmpty()?this:this.isEmpty()?(this.copy(t),this):(this.center.equals(t.center)===!0?this.radius=Math.max(this.radius,t.radius):(du.subVectors(t.center,this.center).setLength(t.radius),this.expandByPoint(qo.copy(t.center).add(du)),this.expandByPoint(qo.copy(t.center).sub(du))),this)}equals(t){return t.center.equals(this.center)&&t.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(t){return this.radius=t.radius,this.center.fromArray(t.center),this}},w_=0,pi=new xe,fu=new Rn,Gr=new U,ni=new Nn,Xo=new Nn,wn=new U,Qe=class i extends Ti{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:w_++}),this.uuid=mo(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(t){return Array.isArray(t)?this.index=new(Z0(t)?aa:oa)(t,1):this.index=t,this}setIndirect(t,e=0){return this.indirect=t,this.indirectOffset=e,this}getIndirect(){return this.indirect}getAttribute(t){return this.attributes[t]}setAttribute(t,e){return this.attributes[t]=e,this}deleteAttribute(t){return delete this.attributes[t],this}hasAttribute(t){return this.attributes[t]!==void 0}addGroup(t,e,n=0){this.groups.push({start:t,count:e,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(t,e){this.drawRange.start=t,this.drawRange.count=e}applyMatrix4(t){let e=this.attributes.position;e!==void 0&&(e.applyMatrix4(t),e.needsUpdate=!0);let n=this.attributes.normal;if(n!==void 0){let r=new te().getNormalMatrix(t);n.applyNormalMatrix(r),n.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(t),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(t){return pi.makeRotationFromQuaternion(t),this.applyMatrix4(pi),this}rotateX(t){return pi.makeRotationX(t),this.applyMatrix4(pi),this}rotateY(t){return pi.makeRotationY(t),this.applyMatrix4(pi),this}rotateZ(t){return pi.makeRotationZ(t),this.applyMatrix4(pi),this}translate(t,e,n){return pi.makeTranslation(t,e,n),this.applyMatrix4(pi),this}scale(t,e,n){return pi.makeScale(t,e,n),this.applyMatrix4(pi),this}lookAt(t){return fu.lookAt(t),fu.updateMatrix(),this.applyMatrix4(fu.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(Gr).negate(),this.translate(Gr.x,Gr.y,Gr.z),this}setFromPoints(t){let e=this.getAttribute("position");if(e===void 0){let n=[];for(let s=0,r=t.length;s<r;s++){let o=t[s];n.push(o.x,o.y,o.z||0)}this.setAttribute("position",new be(n,3))}else{let n=Math.min(t.length,e.count);for(let s=0;s<n;s++){let r=t[s];e.setXYZ(s,r.x,r.y,r.z||0)}t.length>e.count&&Yt("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),e.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new Nn);let t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){jt("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new U(-1/0,-1/0,-1/0),new U(1/0,1/0,1/0));return}if(t!==void 0){if(this.boundingBox.setFromBufferAttribute(t),e)for(let n=0,s=e.length;n<s;n++){let r=e[n];ni.setFromBufferAttribute(r),this.morphTargetsRelative?(wn.addVectors(this.boundingBox.min,ni.min),this.boundingBox.expandByPoint(wn),wn.addVectors(this.boundingBox.max,ni.max),this.boundingBox.expandByPoint(wn)):(this.boundingBox.expandByPoint(ni.min),this.boundingBox.expandByPoint(ni.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&jt('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new fs);let t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){jt("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new U,1/0);return}if(t){let n=this.boundingSphere.center;if(ni.setFromBufferAttribute(t),e)for(let r=0,o=e.length;r<o;r++){let a=e[r];Xo.setFromBufferAttribute(a),this.morphTargetsRelative?(wn.addVectors(ni.min,Xo.min),ni.expandByPoint(wn),wn.addVectors(ni.max,Xo.max),ni.expandByPoint(wn)):(ni.expandByPoint(Xo.min),ni.expandByPoint(Xo.max))}ni.getCenter(n);let s=0;for(let r=0,o=t.count;r<o;r++)wn.fromBufferAttribute(t,r),s=Math.max(s,n.distanceToSquared(wn));if(e)for(let r=0,o=e.length;r<o;r++){let a=e[r],l=this.morphTargetsRelative;for(let c=0,u=a.count;c<u;c++)wn.fromBufferAttribute(a,c),l&&(Gr.fromBufferAttribute(t,c),wn.add(Gr)),s=Math.max(s,n.distanceToSquared(wn))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&jt('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let t=this.index,e=this.attributes;if(t===null||e.position===void 0||e.normal===void 0||e.uv===void 0){jt("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let n=e.position,s=e.normal,r=e.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==n.count)&&(o=new Dn(new Float32Array(4*n.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(n.count);for(let F=0;F<n.count;F++)a[F]=new U,l[F]=new U;let u=new U,h=new U,d=new U,f=new qt,m=new qt,_=new qt,g=new U,p=new U;function v(F,I,L){c[F]=c[I]=c[L]=1,u.fromBufferAttribute(n,F),h.fromBufferAttribute(n,I),d.fromBufferAttribute(n,L),f.fromBufferAttribute(r,F),m.fromBufferAttribute(r,I),_.fromBufferAttribute(r,L),h.sub(u),d.sub(u),m.sub(f),_.sub(f);let z=1/(m.x*_.y-_.x*m.y);isFinite(z)&&(g.copy(h).multiplyScalar(_.y).addScaledVector(d,-m.y).multiplyScalar(z),p.copy(d).multiplyScalar(m.x).addScaledVector(h,-_.x).multiplyScalar(z),a[F].add(g),a[I].add(g),a[L].add(g),l[F].add(p),l[I].add(p),l[L].add(p))}let T=this.groups;T.length===0&&(T=[{start:0,count:t.count}]);for(let F=0,I=T.length;F<I;++F){let L=T[F],z=L.start,G=L.count;for(let D=z,W=z+G;D<W;D+=3)v(t.getX(D+0),t.getX(D+1),t.getX(D+2))}let b=new U,R=new U,E=new U,y=new U;function A(F){E.fromBufferAttribute(s,F),y.copy(E);let I=a[F];b.copy(I),b.sub(E.multiplyScalar(E.dot(I))).normalize(),R.crossVectors(y,I);let z=R.dot(l[F])<0?-1:1;o.setXYZW(F,b.x,b.y,b.z,z)}for(let F=0,I=n.count;F<I;++F)c[F]&&A(F);this._transformed=!0}computeVertexNormals(){let t=this.index,e=this.getAttribute("position");if(e!==void 0){let n=this.getAttribute("normal");if(n===void 0||n.count!==e.count)n=new Dn(new Float32Array(e.count*3),3),this.setAttribute("normal",n);else for(let d=0,f=n.count;d<f;d++)n.setXYZ(d,0,0,0);let s=new U,r=new U,o=new U,a=new U,l=new U,c=new U,u=new U,h=new U;if(t)for(let d=0,f=t.count;d<f;d+=3){let m=t.getX(d+0),_=t.getX(d+1),g=t.getX(d+2);s.fromBufferAttribute(e,m),r.fromBufferAttribute(e,_),o.fromBufferAttribute(e,g),u.subVectors(o,r),h.subVectors(s,r),u.cross(h),a.fromBufferAttribute(n,m),l.fromBufferAttribute(n,_),c.fromBufferAttribute(n,g),a.add(u),l.add(u),c.add(u),n.setXYZ(m,a.x,a.y,a.z),n.setXYZ(_,l.x,l.y,l.z),n.setXYZ(g,c.x,c.y,c.z)}else for(let d=0,f=e.count;d<f;d+=3)s.fromBufferAttribute(e,d+0),r.fromBufferAttribute(e,d+1),o.fromBufferAttribute(e,d+2),u.subVectors(o,r),h.subVectors(s,r),u.cross(h),n.setXYZ(d+0,u.x,u.y,u.z),n.setXYZ(d+1,u.x,u.y,u.z),n.setXYZ(d+2,u.x,u.y,u.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){let t=this.attributes.normal;for(let e=0,n=t.count;e<n;e++)wn.fromBufferAttribute(t,e),wn.normalize(),t.setXYZ(e,wn.x,wn.y,wn.z)}toNonIndexed(){function t(a,l){let c=a.array,u=a.itemSize,h=a.normalized,d=new c.constructor(l.length*u),f=0,m=0;for(let _=0,g=l.length;_<g;_++){a.isInterleavedBufferAttribute?f=l[_]*a.data.stride+a.offset:f=l[_]*u;for(let p=0;p<u;p++)d[m++]=c[f++]}return new Dn(d,u,h)}if(this.index===null)return Yt("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let e=new i,n=this.index.array,s=this.attributes;for(let a in s){let l=s[a],c=t(l,n);e.setAttribute(a,c)}let r=this.morphAttributes;for(let a in r){let l=[],c=r[a];for(let u=0,h=c.length;u<h;u++){let d=c[u],f=t(d,n);l.push(f)}e.morphAttributes[a]=l}e.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];e.addGroup(c.start,c.count,c.materialIndex)}return e}toJSON(){let t={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(t.uuid=this.uuid,t.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,t.name=this.name,Object.keys(this.userData).length>0&&(t.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(t[c]=l[c]);return t}t.data={attributes:{}};let e=this.index;e!==null&&(t.data.index={type:e.array.constructor.name,array:Array.prototype.slice.call(e.array)});let n=this.attributes;for(let l in n){let c=n[l];t.data.attributes[l]=c.toJSON(t.data)}let s={},r=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],u=[];for(let h=0,d=c.length;h<d;h++){let f=c[h];u.push(f.toJSON(t.data))}u.length>0&&(s[l]=u,r=!0)}r&&(t.data.morphAttributes=s,t.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(t.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(t.data.boundingSphere=a.toJSON()),t}clone(){return new this.constructor().copy(this)}copy(t){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let e={};this.name=t.name;let n=t.index;n!==null&&this.setIndex(n.clone());let s=t.attributes;for(let c in s){let u=s[c];this.setAttribute(c,u.clone(e))}let r=t.morphAttributes;for(let c in r){let u=[],h=r[c];for(let d=0,f=h.length;d<f;d++)u.push(h[d].clone(e));this.morphAttributes[c]=u}this.morphTargetsRelative=t.morphTargetsRelative;let o=t.groups;for(let c=0,u=o.length;c<u;c++){let h=o[c];this.addGroup(h.start,h.count,h.materialIndex)}let a=t.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=t.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=t.drawRange.start,this.drawRange.count=t.drawRange.count,this.userData=t.userData,this._transformed=t._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}};var pu=new U,A_=new U,E_=new te,Vn=class{constructor(t=new U(1,0,0),e=0){this.isPlane=!0,this.normal=t,this.constant=e}set(t,e){return this.normal.copy(t),this.constant=e,this}setComponents(t,e,n,s){return this.normal.set(t,e,n),this.constant=s,this}setFromNormalAndCoplanarPoint(t,e){return this.normal.copy(t),this.constant=-e.dot(this.normal),this}setFromCoplanarPoints(t,e,n){let s=pu.subVectors(n,e).cross(A_.subVectors(t,e)).normalize();return this.setFromNormalAndCoplanarPoint(s,t),this}copy(t){return this.normal.copy(t.normal),this.constant=t.constant,this}normalize(){let t=1/this.normal.length();return this.normal.multiplyScalar(t),this.constant*=t,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(t){return this.normal.dot(t)+this.constant}distanceToSphere(t){return this.distanceToPoint(t.center)-t.radius}projectPoint(t,e){return e.copy(t).addScaledVector(this.normal,-this.distanceToPoint(t))}intersectLine(t,e,n=!0){let s=t.delta(pu),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(t.start)===0?e.copy(t.start):null;let o=-(t.start.dot(this.normal)+this.constant)/r;return n===!0&&(o<0||o>1)?null:e.copy(t.start).addScaledVector(s,o)}intersectsLine(t){let e=this.distanceToPoint(t.start),n=this.distanceToPoint(t.end);return e<0&&n>0||n<0&&e>0}intersectsBox(t){return t.intersectsPlane(this)}intersectsSphere(t){return t.intersectsPlane(this)}coplanarPoint(t){return t.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(t,e){let n=e||E_.getNormalMatrix(t),s=this.coplanarPoint(pu).applyMatrix4(t),r=this.normal.applyMatrix3(n).normalize();return this.constant=-s.dot(r),this}translate(t){return this.constant-=t.dot(this.normal),this}equals(t){return t.normal.equals(this.normal)&&t.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(t){return this.normal.fromArray(t.normal),this.constant=t.constant,this}},T_=0,Xi=class extends Ti{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:T_++}),this.uuid=mo(),this.name="",this.type="Material",this.blending=uo,this.side=Ws,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=Lu,this.blendDst=Du,this.blendEquation=ar,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new oe(0,0,0),this.blendAlpha=0,this.depthFunc=Jr,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=Lp,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=Al,this.stencilZFail=Al,this.stencilZPass=Al,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(t){this._alphaTest>0!=t>0&&this.version++,this._alphaTest=t}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(t){if(t!==void 0)for(let e in t){let n=t[e];if(n===void 0){Yt(`Material: parameter '${e}' has value of undefined.`);continue}let s=this[e];if(s===void 0){Yt(`Material: '${e}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(n):s&&s.isVector2&&n&&n.isVector2||s&&s.isEuler&&n&&n.isEuler||s&&s.isVector3&&n&&n.isVector3?s.copy(n):this[e]=n}}toJSON(t){let e=t===void 0||typeof t=="string";e&&(t={textures:{},images:{}});let n={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};n.uuid=this.uuid,n.type=this.type,n.blending=this.blending,n.side=this.side,n.shadowSide=this.shadowSide,n.vertexColors=this.vertexColors,n.opacity=this.opacity,n.transparent=this.transparent,n.blendSrc=this.blendSrc,n.blendDst=this.blendDst,n.blendEquation=this.blendEquation,n.blendSrcAlpha=this.blendSrcAlpha,n.blendDstAlpha=this.blendDstAlpha,n.blendEquationAlpha=this.blendEquationAlpha,n.blendColor=this.blendColor.getHex(),n.blendAlpha=this.blendAlpha,n.depthFunc=this.depthFunc,n.depthTest=this.depthTest,n.depthWrite=this.depthWrite,n.colorWrite=this.colorWrite,n.clipIntersection=this.clipIntersection,n.clipShadows=this.clipShadows,n.stencilWriteMask=this.stencilWriteMask,n.stencilFunc=this.stencilFunc,n.stencilRef=this.stencilRef,n.stencilFuncMask=this.stencilFuncMask,n.stencilFail=this.stencilFail,n.stencilZFail=this.stencilZFail,n.stencilZPass=this.stencilZPass,n.stencilWrite=this.stencilWrite,n.polygonOffset=this.polygonOffset,n.polygonOffsetFactor=this.polygonOffsetFactor,n.polygonOffsetUnits=this.polygonOffsetUnits,n.dithering=this.dithering,n.alphaTest=this.alphaTest,n.alphaHash=this.alphaHash,n.alphaToCoverage=this.alphaToCoverage,n.premultipliedAlpha=this.premultipliedAlpha,n.forceSinglePass=this.forceSinglePass,n.allowOverride=this.allowOverride,n.visible=this.visible,n.toneMapped=this.toneMapped,n.name=this.name,this.color&&this.color.isColor&&(n.color=this.color.getHex()),this.roughness!==void 0&&(n.roughness=this.roughness),this.metalness!==void 0&&(n.metalness=this.metalness),this.sheen!==void 0&&(n.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(n.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(n.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(n.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(n.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(n.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(n.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(n.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(n.shininess=this.shininess),this.clearcoat!==void 0&&(n.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(n.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(n.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(n.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(t).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(n.clearcoatMap=this.clearcoatMap.toJSON(t).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(n.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(t).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(n.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(t).uuid,n.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(n.sheenColorMap=this.sheenColorMap.toJSON(t).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(n.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(t).uuid),this.dispersion!==void 0&&(n.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(n.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(n.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(n.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(n.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(n.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(n.iridescenceMap=this.iridescenceMap.toJSON(t).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(n.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(t).uuid),this.anisotropy!==void 0&&(n.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(n.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(n.anisotropyMap=this.anisotropyMap.toJSON(t).uuid),this.map&&this.map.isTexture&&(n.map=this.map.toJSON(t).uuid),this.matcap&&this.matcap.isTexture&&(n.matcap=this.matcap.toJSON(t).uuid),this.alphaMap&&this.alphaMap.isTexture&&(n.alphaMap=this.alphaMap.toJSON(t).uuid),this.lightMap&&this.lightMap.isTexture&&(n.lightMap=this.lightMap.toJSON(t).uuid,n.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(n.aoMap=this.aoMap.toJSON(t).uuid,n.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(n.bumpMap=this.bumpMap.toJSON(t).uuid,n.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(n.normalMap=this.normalMap.toJSON(t).uuid,n.normalMapType=this.normalMapType,n.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(n.displacementMap=this.displacementMap.toJSON(t).uuid,n.displacementScale=this.displacementScale,n.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(n.roughnessMap=this.roughnessMap.toJSON(t).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(n.metalnessMap=this.metalnessMap.toJSON(t).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(n.emissiveMap=this.emissiveMap.toJSON(t).uuid),this.specularMap&&this.specularMap.isTexture&&(n.specularMap=this.specularMap.toJSON(t).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(n.specularIntensityMap=this.specularIntensityMap.toJSON(t).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(n.specularColorMap=this.specularColorMap.toJSON(t).uuid),this.envMap&&this.envMap.isTexture&&(n.envMap=this.envMap.toJSON(t).uuid,this.combine!==void 0&&(n.combine=this.combine)),this.envMapRotation!==void 0&&(n.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(n.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(n.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(n.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(n.gradientMap=this.gradientMap.toJSON(t).uuid),this.transmission!==void 0&&(n.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(n.transmissionMap=this.transmissionMap.toJSON(t).uuid),this.thickness!==void 0&&(n.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(n.thicknessMap=this.thicknessMap.toJSON(t).uuid),this.attenuationDistance!==void 0&&(n.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(n.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(n.size=this.size),this.sizeAttenuation!==void 0&&(n.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(n.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(n.rotation=this.rotation),this.depthPacking!==void 0&&(n.depthPacking=this.depthPacking),this.linewidth!==void 0&&(n.linewidth=this.linewidth),this.linecap!==void 0&&(n.linecap=this.linecap),this.linejoin!==void 0&&(n.linejoin=this.linejoin),this.dashSize!==void 0&&(n.dashSize=this.dashSize),this.gapSize!==void 0&&(n.gapSize=this.gapSize),this.scale!==void 0&&(n.scale=this.scale),this.wireframe!==void 0&&(n.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(n.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(n.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(n.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(n.flatShading=this.flatShading),this.fog!==void 0&&(n.fog=this.fog),Object.keys(this.userData).length>0&&(n.userData=this.userData);function s(r){let o=[];for(let a in r){let l=r[a];delete l.metadata,o.push(l)}return o}if(e){let r=s(t.textures),o=s(t.images);r.length>0&&(n.textures=r),o.length>0&&(n.images=o)}return n}fromJSON(t,e){if(t.uuid!==void 0&&(this.uuid=t.uuid),t.name!==void 0&&(this.name=t.name),t.color!==void 0&&this.color!==void 0&&this.color.setHex(t.color),t.roughness!==void 0&&(this.roughness=t.roughness),t.metalness!==void 0&&(this.metalness=t.metalness),t.sheen!==void 0&&(this.sheen=t.sheen),t.sheenColor!==void 0&&(this.sheenColor=new oe().setHex(t.sheenColor)),t.sheenRoughness!==void 0&&(this.sheenRoughness=t.sheenRoughness),t.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(t.emissive),t.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(t.specular),t.specularIntensity!==void 0&&(this.specularIntensity=t.specularIntensity),t.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(t.specularColor),t.shininess!==void 0&&(this.shininess=t.shininess),t.clearcoat!==void 0&&(this.clearcoat=t.clearcoat),t.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=t.clearcoatRoughness),t.diffuseRoughness!==void 0&&(this.diffuseRoughness=t.diffuseRoughness),t.dispersion!==void 0&&(this.dispersion=t.dispersion),t.retroreflectivity!==void 0&&(this.retroreflectivity=t.retroreflectivity),t.iridescence!==void 0&&(this.iridescence=t.iridescence),t.iridescenceIOR!==void 0&&(this.iridescenceIOR=t.iridescenceIOR),t.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=t.iridescenceThicknessMinimum),t.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=t.iridescenceThicknessMaximum),t.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=t.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=t.iridescenceThicknessRange[1]),t.transmission!==void 0&&(this.transmission=t.transmission),t.thickness!==void 0&&(this.thickness=t.thickness),t.attenuationDistance!==void 0&&(this.attenuationDistance=t.attenuationDistance),t.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(t.attenuationColor),t.anisotropy!==void 0&&(this.anisotropy=t.anisotropy),t.anisotropyRotation!==void 0&&(this.anisotropyRotation=t.anisotropyRotation),t.fog!==void 0&&(this.fog=t.fog),t.flatShading!==void 0&&(this.flatShading=t.flatShading),t.blending!==void 0&&(this.blending=t.blending),t.combine!==void 0&&(this.combine=t.combine),t.side!==void 0&&(this.side=t.side),t.shadowSide!==void 0&&(this.shadowSide=t.shadowSide),t.opacity!==void 0&&(this.opacity=t.opacity),t.transparent!==void 0&&(this.transparent=t.transparent),t.alphaTest!==void 0&&(this.alphaTest=t.alphaTest),t.alphaHash!==void 0&&(this.alphaHash=t.alphaHash),t.depthFunc!==void 0&&(this.depthFunc=t.depthFunc),t.depthTest!==void 0&&(this.depthTest=t.depthTest),t.depthWrite!==void 0&&(this.depthWrite=t.depthWrite),t.colorWrite!==void 0&&(this.colorWrite=t.colorWrite),t.clippingPlanes!==void 0&&(this.clippingPlanes=t.clippingPlanes.map(n=>new Vn().fromJSON(n))),t.clipIntersection!==void 0&&(this.clipIntersection=t.clipIntersection),t.clipShadows!==void 0&&(this.clipShadows=t.clipShadows),t.depthPacking!==void 0&&(this.depthPacking=t.depthPacking),t.blendSrc!==void 0&&(this.blendSrc=t.blendSrc),t.blendDst!==void 0&&(this.blendDst=t.blendDst),t.blendEquation!==void 0&&(this.blendEquation=t.blendEquation),t.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=t.blendSrcAlpha),t.blendDstAlpha!==void 0&&(this.blendDstAlpha=t.blendDstAlpha),t.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=t.blendEquationAlpha),t.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(t.blendColor),t.blendAlpha!==void 0&&(this.blendAlpha=t.blendAlpha),t.stencilWriteMask!==void 0&&(this.stencilWriteMask=t.stencilWriteMask),t.stencilFunc!==void 0&&(this.stencilFunc=t.stencilFunc),t.stencilRef!==void 0&&(this.stencilRef=t.stencilRef),t.stencilFuncMask!==void 0&&(this.stencilFuncMask=t.stencilFuncMask),t.stencilFail!==void 0&&(this.stencilFail=t.stencilFail),t.stencilZFail!==void 0&&(this.stencilZFail=t.stencilZFail),t.stencilZPass!==void 0&&(this.stencilZPass=t.stencilZPass),t.stencilWrite!==void 0&&(this.stencilWrite=t.stencilWrite),t.wireframe!==void 0&&(this.wireframe=t.wireframe),t.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=t.wireframeLinewidth),t.wireframeLinecap!==void 0&&(this.wireframeLinecap=t.wireframeLinecap),t.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=t.wireframeLinejoin),t.rotation!==void 0&&(this.rotation=t.rotation),t.linewidth!==void 0&&(this.linewidth=t.linewidth),t.linecap!==void 0&&(this.linecap=t.linecap),t.linejoin!==void 0&&(this.linejoin=t.linejoin),t.dashSize!==void 0&&(this.dashSize=t.dashSize),t.gapSize!==void 0&&(this.gapSize=t.gapSize),t.scale!==void 0&&(this.scale=t.scale),t.polygonOffset!==void 0&&(this.polygonOffset=t.polygonOffset),t.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=t.polygonOffsetFactor),t.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=t.polygonOffsetUnits),t.dithering!==void 0&&(this.dithering=t.dithering),t.alphaToCoverage!==void 0&&(this.alphaToCoverage=t.alphaToCoverage),t.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=t.premultipliedAlpha),t.forceSinglePass!==void 0&&(this.forceSinglePass=t.forceSinglePass),t.allowOverride!==void 0&&(this.allowOverride=t.allowOverride),t.visible!==void 0&&(this.visible=t.visible),t.toneMapped!==void 0&&(this.toneMapped=t.toneMapped),t.userData!==void 0&&(this.userData=t.userData),t.vertexColors!==void 0&&(typeof t.vertexColors=="number"?this.vertexColors=t.vertexColors>0:this.vertexColors=t.vertexColors),t.size!==void 0&&(this.size=t.size),t.sizeAttenuation!==void 0&&(this.sizeAttenuation=t.sizeAttenuation),t.map!==void 0&&(this.map=e[t.map]||null),t.matcap!==void 0&&(this.matcap=e[t.matcap]||null),t.alphaMap!==void 0&&(this.alphaMap=e[t.alphaMap]||null),t.bumpMap!==void 0&&(this.bumpMap=e[t.bumpMap]||null),t.bumpScale!==void 0&&(this.bumpScale=t.bumpScale),t.normalMap!==void 0&&(this.normalMap=e[t.normalMap]||null),t.normalMapType!==void 0&&(this.normalMapType=t.normalMapType),t.normalScale!==void 0){let n=t.normalScale;Array.isArray(n)===!1&&(n=[n,n]),this.normalScale=new qt().fromArray(n)}return t.displacementMap!==void 0&&(this.displacementMap=e[t.displacementMap]||null),t.displacementScale!==void 0&&(this.displacementScale=t.displacementScale),t.displacementBias!==void 0&&(this.displacementBias=t.displacementBias),t.roughnessMap!==void 0&&(this.roughnessMap=e[t.roughnessMap]||null),t.metalnessMap!==void 0&&(this.metalnessMap=e[t.metalnessMap]||null),t.emissiveMap!==void 0&&(this.emissiveMap=e[t.emissiveMap]||null),t.emissiveIntensity!==void 0&&(this.emissiveIntensity=t.emissiveIntensity),t.specularMap!==void 0&&(this.specularMap=e[t.specularMap]||null),t.specularIntensityMap!==void 0&&(this.specularIntensityMap=e[t.specularIntensityMap]||null),t.specularColorMap!==void 0&&(this.specularColorMap=e[t.specularColorMap]||null),t.envMap!==void 0&&(this.envMap=e[t.envMap]||null),t.envMapRotation!==void 0&&this.envMapRotation.fromArray(t.envMapRotation),t.envMapIntensity!==void 0&&(this.envMapIntensity=t.envMapIntensity),t.reflectivity!==void 0&&(this.reflectivity=t.reflectivity),t.refractionRatio!==void 0&&(this.refractionRatio=t.refractionRatio),t.lightMap!==void 0&&(this.lightMap=e[t.lightMap]||null),t.lightMapIntensity!==void 0&&(this.lightMapIntensity=t.lightMapIntensity),t.aoMap!==void 0&&(this.aoMap=e[t.aoMap]||null),t.aoMapIntensity!==void 0&&(this.aoMapIntensity=t.aoMapIntensity),t.gradientMap!==void 0&&(this.gradientMap=e[t.gradientMap]||null),t.clearcoatMap!==void 0&&(this.clearcoatMap=e[t.clearcoatMap]||null),t.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=e[t.clearcoatRoughnessMap]||null),t.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=e[t.clearcoatNormalMap]||null),t.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new qt().fromArray(t.clearcoatNormalScale)),t.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=e[t.diffuseRoughnessMap]||null),t.iridescenceMap!==void 0&&(this.iridescenceMap=e[t.iridescenceMap]||null),t.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=e[t.iridescenceThicknessMap]||null),t.transmissionMap!==void 0&&(this.transmissionMap=e[t.transmissionMap]||null),t.thicknessMap!==void 0&&(this.thicknessMap=e[t.thicknessMap]||null),t.anisotropyMap!==void 0&&(this.anisotropyMap=e[t.anisotropyMap]||null),t.sheenColorMap!==void 0&&(this.sheenColorMap=e[t.sheenColorMap]||null),t.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=e[t.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(t){this.name=t.name,this.blending=t.blending,this.side=t.side,this.vertexColors=t.vertexColors,this.opacity=t.opacity,this.transparent=t.transparent,this.blendSrc=t.blendSrc,this.blendDst=t.blendDst,this.blendEquation=t.blendEquation,this.blendSrcAlpha=t.blendSrcAlpha,this.blendDstAlpha=t.blendDstAlpha,this.blendEquationAlpha=t.blendEquationAlpha,this.blendColor.copy(t.blendColor),this.blendAlpha=t.blendAlpha,this.depthFunc=t.depthFunc,this.depthTest=t.depthTest,this.depthWrite=t.depthWrite,this.stencilWriteMask=t.stencilWriteMask,this.stencilFunc=t.stencilFunc,this.stencilRef=t.stencilRef,this.stencilFuncMask=t.stencilFuncMask,this.stencilFail=t.stencilFail,this.stencilZFail=t.stencilZFail,this.stencilZPass=t.stencilZPass,this.stencilWrite=t.stencilWrite;let e=t.clippingPlanes,n=null;if(e!==null){let s=e.length;n=new Array(s);for(let r=0;r!==s;++r)n[r]=e[r].clone()}return this.clippingPlanes=n,this.clipIntersection=t.clipIntersection,this.clipShadows=t.clipShadows,this.shadowSide=t.shadowSide,this.colorWrite=t.colorWrite,this.precision=t.precision,this.polygonOffset=t.polygonOffset,this.polygonOffsetFactor=t.polygonOffsetFactor,this.polygonOffsetUnits=t.polygonOffsetUnits,this.dithering=t.dithering,this.alphaTest=t.alphaTest,this.alphaHash=t.alphaHash,this.alphaToCoverage=t.alphaToCoverage,this.premultipliedAlpha=t.premultipliedAlpha,this.forceSinglePass=t.forceSinglePass,this.allowOverride=t.allowOverride,this.visible=t.visible,this.toneMapped=t.toneMapped,this.userData=JSON.parse(JSON.stringify(t.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(t){t===!0&&this.version++}};var cs=new U,mu=new U,al=new U,ll=new U,Os=class{constructor(t=new U,e=new U(0,0,-1)){this.origin=t,this.direction=e}set(t,e){return this.origin.copy(t),this.direction.copy(e),this}copy(t){return this.origin.copy(t.origin),this.direction.copy(t.direction),this}at(t,e){return e.copy(this.origin).addScaledVector(this.direction,t)}lookAt(t){return this.direction.copy(t).sub(this.origin).normalize(),this}recast(t){return this.origin.copy(this.at(t,cs)),this}closestPointToPoint(t,e){e.subVectors(t,this.origin);let n=e.dot(this.direction);return n<0?e.copy(this.origin):e.copy(this.origin).addScaledVector(this.direction,n)}distanceToPoint(t){return Math.sqrt(this.distanceSqToPoint(t))}distanceSqToPoint(t){let e=cs.subVectors(t,this.origin).dot(this.direction);return e<0?this.origin.distanceToSquared(t):(cs.copy(this.origin).addScaledVector(this.direction,e),cs.distanceToSquared(t))}distanceSqToSegment(t,e,n,s){mu.copy(t).add(e).multiplyScalar(.5),al.copy(e).sub(t).normalize(),ll.copy(this.origin).sub(mu);let r=t.distanceTo(e)*.5,o=-this.direction.dot(al),a=ll.dot(this.direction),l=-ll.dot(al),c=ll.lengthSq(),u=Math.abs(1-o*o),h,d,f,m;if(u>0)if(h=o*l-a,d=o*a-l,m=r*u,h>=0)if(d>=-m)if(d<=m){let _=1/u;h*=_,d*=_,f=h*(h+o*d+2*a)+d*(o*h+d+2*l)+c}else d=r,h=Math.max(0,-(o*d+a)),f=-h*h+d*(d+2*l)+c;else d=-r,h=Math.max(0,-(o*d+a)),f=-h*h+d*(d+2*l)+c;else d<=-m?(h=Math.max(0,-(-o*r+a)),d=h>0?-r:Math.min(Math.max(-r,-l),r),f=-h*h+d*(d+2*l)+c):d<=m?(h=0,d=Math.min(Math.max(-r,-l),r),f=d*(d+2*l)+c):(h=Math.max(0,-(o*r+a)),d=h>0?r:Math.min(Math.max(-r,-l),r),f=-h*h+d*(d+2*l)+c);else d=o>0?-r:r,h=Math.max(0,-(o*d+a)),f=-h*h+d*(d+2*l)+c;return n&&n.copy(this.origin).addScaledVector(this.direction,h),s&&s.copy(mu).addScaledVector(al,d),f}intersectSphere(t,e){if(t.radius<0)return null;cs.subVectors(t.center,this.origin);let n=cs.dot(this.direction),s=cs.dot(cs)-n*n,r=t.radius*t.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=n-o,l=n+o;return l<0?null:a<0?this.at(l,e):this.at(a,e)}intersectsSphere(t){return t.radius<0?!1:this.distanceSqToPoint(t.center)<=t.radius*t.radius}distanceToPlane(t){let e=t.normal.dot(this.direction);if(e===0)return t.distanceToPoint(this.origin)===0?0:null;let n=-(this.origin.dot(t.normal)+t.constant)/e;return n>=0?n:null}intersectPlane(t,e){let n=this.distanceToPlane(t);return n===null?null:this.at(n,e)}intersectsPlane(t){let e=t.distanceToPoint(this.origin);return e===0||t.normal.dot(this.direction)*e<0}intersectBox(t,e){let n,s,r,o,a,l,c=1/this.direction.x,u=1/this.direction.y,h=1/this.direction.z,d=this.origin;return c>=0?(n=(t.min.x-d.x)*c,s=(t.max.x-d.x)*c):(n=(t.max.x-d.x)*c,s=(t.min.x-d.x)*c),u>=0?(r=(t.min.y-d.y)*u,o=(t.max.y-d.y)*u):(r=(t.max.y-d.y)*u,o=(t.min.y-d.y)*u),n>o||r>s||((r>n||isNaN(n))&&(n=r),(o<s||isNaN(s))&&(s=o),h>=0?(a=(t.min.z-d.z)*h,l=(t.max.z-d.z)*h):(a=(t.max.z-d.z)*h,l=(t.min.z-d.z)*h),n>l||a>s)||((a>n||n!==n)&&(n=a),(l<s||s!==s)&&(s=l),s<0)?null:this.at(n>=0?n:s,e)}intersectsBox(t){return this.intersectBox(t,cs)!==null}intersectTriangle(t,e,n,s,r){let o=this.origin,a=this.direction,l=a.x,c=a.y,u=a.z,h=t.x-o.x,d=t.y-o.y,f=t.z-o.z,m=e.x-o.x,_=e.y-o.y,g=e.z-o.z,p=n.x-o.x,v=n.y-o.y,T=n.z-o.z,b=Math.abs(l),R=Math.abs(c),E=Math.abs(u),y,A,F,I,L,z,G,D,W,Y,H,lt;if(b>=R&&b>=E?(F=l,z=h,W=m,lt=p,l>=0?(y=c,A=u,I=d,L=f,G=_,D=g,Y=v,H=T):(y=u,A=c,I=f,L=d,G=g,D=_,Y=T,H=v)):R>=E?(F=c,z=d,W=_,lt=v,c>=0?(y=u,A=l,I=f,L=h,G=g,D=m,Y=T,H=p):(y=l,A=u,I=h,L=f,G=m,D=g,Y=p,H=T)):(F=u,z=f,W=g,lt=T,u>=0?(y=l,A=c,I=h,L=d,G=m,D=_,Y=p,H=v):(y=c,A=l,I=d,L=h,G=_,D=m,Y=v,H=p)),F===0)return null;let Z=y/F,j=A/F,et=1/F,dt=I-Z*z,ut=L-j*z,tt=G-Z*W,mt=D-j*W,yt=Y-Z*lt,Tt=H-j*lt,St=yt*mt-Tt*tt,Ht=dt*Tt-ut*yt,se=tt*ut-mt*dt;if(s){if(St<0||Ht<0||se<0)return null}else if((St<0||Ht<0||se<0)&&(St>0||Ht>0||se>0))return null;let Vt=St+Ht+se;if(Vt===0)return null;let de=et*(St*z+Ht*W+se*lt);return(Vt>0?de<0:de>0)?null:this.at(de/Vt,r)}applyMatrix4(t){return this.origin.applyMatrix4(t),this.direction.transformDirection(t),this}equals(t){return t.origin.equals(this.origin)&&t.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},Yi=class extends Xi{constructor(t){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new oe(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new ds,this.combine=ic,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.specularMap=t.specularMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.combine=t.combine,this.reflectivity=t.reflectivity,this.refractionRatio=t.refractionRatio,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.fog=t.fog,this}},zf=new xe,tr=new Os,cl=new fs,Vf=new U,hl=new U,ul=new U,dl=new U,gu=new U,fl=new U,Gf=new U,pl=new U,tn=class extends Rn{constructor(t=new Qe,e=new Yi){super(),this.isMesh=!0,this.type="Mesh",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}updateMorphTargets(){let e=this.geometry.morphAttributes,n=Object.keys(e);if(n.length>0){let s=e[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(t,e){let n=this.geometry,s=n.attributes.position,r=n.morphAttributes.position,o=n.morphTargetsRelative;e.fromBufferAttribute(s,t);let a=this.morphTargetInfluences;if(r&&a){fl.set(0,0,0);for(let l=0,c=r.length;l<c;l++){let u=a[l],h=r[l];u!==0&&(gu.fromBufferAttribute(h,t),o?fl.addScaledVector(gu,u):fl.addScaledVector(gu.sub(e),u))}e.add(fl)}return e}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,e){let n=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(n.boundingSphere===null&&n.computeBoundingSphere(),cl.copy(n.boundingSphere),cl.applyMatrix4(r),tr.copy(t.ray).recast(t.near),!(cl.containsPoint(tr.origin)===!1&&(tr.intersectSphere(cl,Vf)===null||tr.origin.distanceToSquared(Vf)>(t.far-t.near)**2))&&(zf.copy(r).invert(),tr.copy(t.ray).applyMatrix4(zf),!(n.boundingBox!==null&&tr.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(t,e,tr)))}_computeIntersections(t,e,n){let s,r=this.geometry,o=this.material,a=r.index,l=r.attributes.position,c=r.attributes.uv,u=r.attributes.uv1,h=r.attributes.normal,d=r.groups,f=r.drawRange;if(a!==null)if(Array.isArray(o))for(let m=0,_=d.length;m<_;m++){let g=d[m],p=o[g.materialIndex],v=Math.max(g.start,f.start),T=Math.min(a.count,Math.min(g.start+g.count,f.start+f.count));for(let b=v,R=T;b<R;b+=3){let E=a.getX(b),y=a.getX(b+1),A=a.getX(b+2);s=ml(this,p,t,n,c,u,h,E,y,A),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=g.materialIndex,e.push(s))}}else{let m=Math.max(0,f.start),_=Math.min(a.count,f.start+f.count);for(let g=m,p=_;g<p;g+=3){let v=a.getX(g),T=a.getX(g+1),b=a.getX(g+2);s=ml(this,o,t,n,c,u,h,v,T,b),s&&(s.faceIndex=Math.floor(g/3),e.push(s))}}else if(l!==void 0)if(Array.isArray(o))for(let m=0,_=d.length;m<_;m++){let g=d[m],p=o[g.materialIndex],v=Math.max(g.start,f.start),T=Math.min(l.count,Math.min(g.start+g.count,f.start+f.count));for(let b=v,R=T;b<R;b+=3){let E=b,y=b+1,A=b+2;s=ml(this,p,t,n,c,u,h,E,y,A),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=g.materialIndex,e.push(s))}}else{let m=Math.max(0,f.start),_=Math.min(l.count,f.start+f.count);for(let g=m,p=_;g<p;g+=3){let v=g,T=g+1,b=g+2;s=ml(this,o,t,n,c,u,h,v,T,b),s&&(s.faceIndex=Math.floor(g/3),e.push(s))}}}};function R_(i,t,e,n,s,r,o,a){let l;if(t.side===Wn?l=n.intersectTriangle(o,r,s,!0,a):l=n.intersectTriangle(s,r,o,t.side===Ws,a),l===null)return null;pl.copy(a),pl.applyMatrix4(i.matrixWorld);let c=e.ray.origin.distanceTo(pl);return c<e.near||c>e.far?null:{distance:c,point:pl.clone(),object:i}}function ml(i,t,e,n,s,r,o,a,l,c){i.getVertexPosition(a,hl),i.getVertexPosition(l,ul),i.getVertexPosition(c,dl);let u=R_(i,t,e,n,hl,ul,dl,Gf);if(u){let h=new U;Us.getBarycoord(Gf,hl,ul,dl,h),s&&(u.uv=Us.getInterpolatedAttribute(s,a,l,c,h,new qt)),r&&(u.uv1=Us.getInterpolatedAttribute(r,a,l,c,h,new qt)),o&&(u.normal=Us.getInterpolatedAttribute(o,a,l,c,h,new U),u.normal.dot(n.direction)>0&&u.normal.multiplyScalar(-1));let d={a,b:l,c,normal:new U,materialIndex:0};Us.getNormal(hl,ul,dl,d.normal),u.face=d,u.barycoord=h}return u}var la=class extends Xn{constructor(t=null,e=1,n=1,s,r,o,a,l,c=An,u=An,h,d){super(null,o,a,l,c,u,s,r,h,d),this.isDataTexture=!0,this.image={data:t,width:e,height:n},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var so=class extends Dn{constructor(t,e,n,s=1){super(t,e,n),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=s}copy(t){return super.copy(t),this.meshPerAttribute=t.meshPerAttribute,this}toJSON(){let t=super.toJSON();return t.meshPerAttribute=this.meshPerAttribute,t.isInstancedBufferAttribute=!0,t}},Hr=new xe,Hf=new xe,gl=[],Wf=new Nn,C_=new xe,Yo=new tn,$o=new fs,ro=class extends tn{constructor(t,e,n){super(t,e),this.isInstancedMesh=!0,this.instanceMatrix=new so(new Float32Array(n*16),16),this.instanceColor=null,this.morphTexture=null,this.count=n,this.boundingBox=null,this.boundingSphere=null;for(let s=0;s<n;s++)this.setMatrixAt(s,C_)}computeBoundingBox(){let t=this.geometry,e=this.count;this.boundingBox===null&&(this.boundingBox=new Nn),t.boundingBox===null&&t.computeBoundingBox(),this.boundingBox.makeEmpty();for(let n=0;n<e;n++)this.getMatrixAt(n,Hr),Wf.copy(t.boundingBox).applyMatrix4(Hr),this.boundingBox.union(Wf)}computeBoundingSphere(){let t=this.geometry,e=this.count;this.boundingSphere===null&&(this.boundingSphere=new fs),t.boundingSphere===null&&t.computeBoundingSphere(),this.boundingSphere.makeEmpty();for(let n=0;n<e;n++)this.getMatrixAt(n,Hr),$o.copy(t.boundingSphere).applyMatrix4(Hr),this.boundingSphere.union($o)}copy(t,e){return super.copy(t,e),this.instanceMatrix.copy(t.instanceMatrix),this.morphTexture=t.morphTexture!==null?t.morphTexture.clone():null,this.instanceColor=t.instanceColor!==null?t.instanceColor.clone():null,this.count=t.count,this.boundingBox=t.boundingBox!==null?t.boundingBox.clone():null,this.boundingSphere=t.boundingSphere!==null?t.boundingSphere.clone():null,this}getColorAt(t,e){return this.instanceColor===null?e.setRGB(1,1,1):e.fromArray(this.instanceColor.array,t*3)}getMatrixAt(t,e){return e.fromArray(this.instanceMatrix.array,t*16)}getMorphAt(t,e){let n=e.morphTargetInfluences,s=this.morphTexture.source.data.data,r=n.length+1,o=t*r+1;for(let a=0;a<n.length;a++)n[a]=s[o+a]}raycast(t,e){let n=this.matrixWorld,s=this.count;if(Yo.geometry=this.geometry,Yo.material=this.material,Yo.material!==void 0&&(this.boundingSphere===null&&this.computeBoundingSphere(),$o.copy(this.boundingSphere),$o.applyMatrix4(n),t.ray.intersectsSphere($o)!==!1))for(let r=0;r<s;r++){this.getMatrixAt(r,Hr),Hf.multiplyMatrices(n,Hr),Yo.matrixWorld=Hf,Yo.raycast(t,gl);for(let o=0,a=gl.length;o<a;o++){let l=gl[o];l.instanceId=r,l.object=this,e.push(l)}gl.length=0}}setColorAt(t,e){return this.instanceColor===null&&(this.instanceColor=new so(new Float32Array(this.instanceMatrix.count*3).fill(1),3)),e.toArray(this.instanceColor.array,t*3),this}setMatrixAt(t,e){return e.toArray(this.instanceMatrix.array,t*16),this}setMorphAt(t,e){let n=e.morphTargetInfluences,s=n.length+1;this.morphTexture===null&&(this.morphTexture=new la(new Float32Array(s*this.count),s,this.count,hc,yi));let r=this.morphTexture.source.data.data,o=0;for(let c=0;c<n.length;c++)o+=n[c];let a=this.geometry.morphTargetsRelative?1:1-o,l=s*t;return r[l]=a,r.set(n,l+1),this}updateMorphTargets(){}dispose(){super.dispose(),this.instanceMatrix.dispose(),this.instanceColor!==null&&this.instanceColor.dispose(),this.morphTexture!==null&&(this.morphTexture.dispose(),this.morphTexture=null)}},er=new fs,P_=new qt(.5,.5),_l=new U,Bs=class{constructor(t=new Vn,e=new Vn,n=new Vn,s=new Vn,r=new Vn,o=new Vn){this.planes=[t,e,n,s,r,o]}set(t,e,n,s,r,o){let a=this.planes;return a[0].copy(t),a[1].copy(e),a[2].copy(n),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(t){let e=this.planes;for(let n=0;n<6;n++)e[n].copy(t.planes[n]);return this}setFromProjectionMatrix(t,e=mi,n=!1){let s=this.planes,r=t.elements,o=r[0],a=r[1],l=r[2],c=r[3],u=r[4],h=r[5],d=r[6],f=r[7],m=r[8],_=r[9],g=r[10],p=r[11],v=r[12],T=r[13],b=r[14],R=r[15];if(s[0].setComponents(c-o,f-u,p-m,R-v).normalize(),s[1].setComponents(c+o,f+u,p+m,R+v).normalize(),s[2].setComponents(c+a,f+h,p+_,R+T).normalize(),s[3].setComponents(c-a,f-h,p-_,R-T).normalize(),n)s[4].setComponents(l,d,g,b).normalize(),s[5].setComponents(c-l,f-d,p-g,R-b).normalize();else if(s[4].setComponents(c-l,f-d,p-g,R-b).normalize(),e===mi)s[5].setComponents(c+l,f+d,p+g,R+b).normalize();else if(e===jr)s[5].setComponents(l,d,g,b).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+e);return this}intersectsObject(t){if(t.boundingSphere!==void 0)t.boundingSphere===null&&t.computeBoundingSphere(),er.copy(t.boundingSphere).applyMatrix4(t.matrixWorld);else{let e=t.geometry;e.boundingSphere===null&&e.computeBoundingSphere(),er.copy(e.boundingSphere).applyMatrix4(t.matrixWorld)}return this.intersectsSphere(er)}intersectsSprite(t){er.center.set(0,0,0);let e=P_.distanceTo(t.center);return er.radius=.7071067811865476+e,er.applyMatrix4(t.matrixWorld),this.intersectsSphere(er)}intersectsSphere(t){let e=this.planes,n=t.center,s=-t.radius;for(let r=0;r<6;r++)if(e[r].distanceToPoint(n)<s)return!1;return!0}intersectsBox(t){let e=this.planes;for(let n=0;n<6;n++){let s=e[n];if(_l.x=s.normal.x>0?t.max.x:t.min.x,_l.y=s.normal.y>0?t.max.y:t.min.y,_l.z=s.normal.z>0?t.max.z:t.min.z,s.distanceToPoint(_l)<0)return!1}return!0}containsPoint(t){let e=this.planes;for(let n=0;n<6;n++)if(e[n].distanceToPoint(t)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},qf=new xe,Bl=class i{constructor(){this.coordinateSystem=mi,this._frustums=[],this._count=0}setFromArrayCamera(t){let e=t.cameras,n=this._frustums;for(let s=0;s<e.length;s++){let r=e[s];qf.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),n[s]===void 0&&(n[s]=new Bs),n[s].setFromProjectionMatrix(qf,r.coordinateSystem,r.reversedDepth)}return this._count=e.length,this}getFrustum(t){return this._frustums[t]}intersectsObject(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsObject(t))return!0;return!1}intersectsSprite(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsSprite(t))return!0;return!1}intersectsSphere(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsSphere(t))return!0;return!1}intersectsBox(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsBox(t))return!0;return!1}containsPoint(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].containsPoint(t))return!0;return!1}copy(t){this.coordinateSystem=t.coordinateSystem;let e=this._frustums,n=t._frustums;for(let s=0;s<t._count;s++)e[s]===void 0&&(e[s]=new Bs),e[s].copy(n[s]);return this._count=t._count,this}clone(){return new i().copy(this)}};var oo=class extends Xi{constructor(t){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new oe(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.linewidth=t.linewidth,this.linecap=t.linecap,this.linejoin=t.linejoin,this.fog=t.fog,this}},kl=new U,zl=new U,Xf=new xe,Zo=new Os,yl=new fs,_u=new U,Yf=new U,Vl=class extends Rn{constructor(t=new Qe,e=new oo){super(),this.isLine=!0,this.type="Line",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}computeLineDistances(){let t=this.geometry;if(t.index===null){let e=t.attributes.position,n=[0];for(let s=1,r=e.count;s<r;s++)kl.fromBufferAttribute(e,s-1),zl.fromBufferAttribute(e,s),n[s]=n[s-1],n[s]+=kl.distanceTo(zl);t.setAttribute("lineDistance",new be(n,1))}else Yt("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,e){let n=this.geometry,s=this.matrixWorld,r=t.params.Line.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),yl.copy(n.boundingSphere),yl.applyMatrix4(s),yl.radius+=r,t.ray.intersectsSphere(yl)===!1)return;Xf.copy(s).invert(),Zo.copy(t.ray).applyMatrix4(Xf);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=this.isLineSegments?2:1,u=n.index,d=n.attributes.position;if(u!==null){let f=Math.max(0,o.start),m=Math.min(u.count,o.start+o.count);for(let _=f,g=m-1;_<g;_+=c){let p=u.getX(_),v=u.getX(_+1),T=xl(this,t,Zo,l,p,v,_);T&&e.push(T)}if(this.isLineLoop){let _=u.getX(m-1),g=u.getX(f),p=xl(this,t,Zo,l,_,g,m-1);p&&e.push(p)}}else{let f=Math.max(0,o.start),m=Math.min(d.count,o.start+o.count);for(let _=f,g=m-1;_<g;_+=c){let p=xl(this,t,Zo,l,_,_+1,_);p&&e.push(p)}if(this.isLineLoop){let _=xl(this,t,Zo,l,m-1,f,m-1);_&&e.push(_)}}}updateMorphTargets(){let e=this.geometry.morphAttributes,n=Object.keys(e);if(n.length>0){let s=e[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function xl(i,t,e,n,s,r,o){let a=i.geometry.attributes.position;if(kl.fromBufferAttribute(a,s),zl.fromBufferAttribute(a,r),e.distanceSqToSegment(kl,zl,_u,Yf)>n)return;_u.applyMatrix4(i.matrixWorld);let c=t.ray.origin.distanceTo(_u);if(!(c<t.near||c>t.far))return{distance:c,point:Yf.clone().applyMatrix4(i.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:i}}var $f=new U,Zf=new U,ca=class extends Vl{constructor(t,e){super(t,e),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let t=this.geometry;if(t.index===null){let e=t.attributes.position,n=[];for(let s=0,r=e.count;s<r;s+=2)$f.fromBufferAttribute(e,s),Zf.fromBufferAttribute(e,s+1),n[s]=s===0?0:n[s-1],n[s+1]=n[s]+$f.distanceTo(Zf);t.setAttribute("lineDistance",new be(n,1))}else Yt("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}};var ha=class extends Xn{constructor(t=[],e=lr,n,s,r,o,a,l,c,u){super(t,e,n,s,r,o,a,l,c,u),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(t){this.image=t}};var ps=class extends Xn{constructor(t,e,n=Ri,s,r,o,a=An,l=An,c,u=us,h=1){if(u!==us&&u!==gs)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:t,height:e,depth:h};super(d,s,r,o,a,l,u,n,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(t){return super.copy(t),this.source=new eo(Object.assign({},t.image)),this.compareFunction=t.compareFunction,this}toJSON(t){let e=super.toJSON(t);return e.compareFunction=this.compareFunction,e}},ua=class extends ps{constructor(t,e=Ri,n=lr,s,r,o=An,a=An,l,c=us){let u={width:t,height:t,depth:1},h=[u,u,u,u,u,u];super(t,t,e,n,s,r,o,a,l,c),this.image=h,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(t){this.image=t}},da=class extends Xn{constructor(t=null){super(),this.sourceTexture=t,this.isExternalTexture=!0}copy(t){return super.copy(t),this.sourceTexture=t.sourceTexture,this}},$i=class i extends Qe{constructor(t=1,e=1,n=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:t,height:e,depth:n,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let l=[],c=[],u=[],h=[],d=0,f=0;m("z","y","x",-1,-1,n,e,t,o,r,0),m("z","y","x",1,-1,n,e,-t,o,r,1),m("x","z","y",1,1,t,n,e,s,o,2),m("x","z","y",1,-1,t,n,-e,s,o,3),m("x","y","z",1,-1,t,e,n,s,r,4),m("x","y","z",-1,-1,t,e,-n,s,r,5),this.setIndex(l),this.setAttribute("position",new be(c,3)),this.setAttribute("normal",new be(u,3)),this.setAttribute("uv",new be(h,2));function m(_,g,p,v,T,b,R,E,y,A,F){let I=b/y,L=R/A,z=b/2,G=R/2,D=E/2,W=y+1,Y=A+1,H=0,lt=0,Z=new U;for(let j=0;j<Y;j++){let et=j*L-G;for(let dt=0;dt<W;dt++){let ut=dt*I-z;Z[_]=ut*v,Z[g]=et*T,Z[p]=D,c.push(Z.x,Z.y,Z.z),Z[_]=0,Z[g]=0,Z[p]=E>0?1:-1,u.push(Z.x,Z.y,Z.z),h.push(dt/y),h.push(1-j/A),H+=1}}for(let j=0;j<A;j++)for(let et=0;et<y;et++){let dt=d+et+W*j,ut=d+et+W*(j+1),tt=d+(et+1)+W*(j+1),mt=d+(et+1)+W*j;l.push(dt,ut,mt),l.push(ut,tt,mt),lt+=6}a.addGroup(f,lt,F),f+=lt,d+=H}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.width,t.height,t.depth,t.widthSegments,t.heightSegments,t.depthSegments)}},nr=class i extends Qe{constructor(t=1,e=1,n=4,s=8,r=1){super(),this.type="CapsuleGeometry",this.parameters={radius:t,height:e,capSegments:n,radialSegments:s,heightSegments:r},e=Math.max(0,e),n=Math.max(1,Math.floor(n)),s=Math.max(3,Math.floor(s)),r=Math.max(1,Math.floor(r));let o=[],a=[],l=[],c=[],u=e/2,h=Math.PI/2*t,d=e,f=2*h+d,m=n*2+r,_=s+1,g=new U,p=new U;for(let v=0;v<=m;v++){let T=0,b=0,R=0,E=0;if(v<=n){let F=v/n,I=F*Math.PI/2;b=-u-t*Math.cos(I),R=t*Math.sin(I),E=-t*Math.cos(I),T=F*h}else if(v<=n+r){let F=(v-n)/r;b=-u+F*e,R=t,E=0,T=h+F*d}else{let F=(v-n-r)/n,I=F*Math.PI/2;b=u+t*Math.sin(I),R=t*Math.cos(I),E=t*Math.sin(I),T=h+d+F*h}let y=Math.max(0,Math.min(1,T/f)),A=0;v===0?A=.5/s:v===m&&(A=-.5/s);for(let F=0;F<=s;F++){let I=F/s,L=I*Math.PI*2,z=Math.sin(L),G=Math.cos(L);p.x=-R*G,p.y=b,p.z=R*z,a.push(p.x,p.y,p.z),g.set(-R*G,E,R*z),g.normalize(),l.push(g.x,g.y,g.z),c.push(I+A,y)}if(v>0){let F=(v-1)*_;for(let I=0;I<s;I++){let L=F+I,z=F+I+1,G=v*_+I,D=v*_+I+1;o.push(L,z,G),o.push(z,D,G)}}}this.setIndex(o),this.setAttribute("position",new be(a,3)),this.setAttribute("normal",new be(l,3)),this.setAttribute("uv",new be(c,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.height,t.capSegments,t.radialSegments,t.heightSegments)}};var gi=class i extends Qe{constructor(t=1,e=1,n=1,s=32,r=1,o=!1,a=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:t,radiusBottom:e,height:n,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:l};let c=this;s=Math.floor(s),r=Math.floor(r);let u=[],h=[],d=[],f=[],m=0,_=[],g=n/2,p=0;v(),o===!1&&(t>0&&T(!0),e>0&&T(!1)),this.setIndex(u),this.setAttribute("position",new be(h,3)),this.setAttribute("normal",new be(d,3)),this.setAttribute("uv",new be(f,2));function v(){let b=new U,R=new U,E=0,y=(e-t)/n;for(let A=0;A<=r;A++){let F=[],I=A/r,L=I*(e-t)+t;for(let z=0;z<=s;z++){let G=z/s,D=G*l+a,W=Math.sin(D),Y=Math.cos(D);R.x=L*W,R.y=-I*n+g,R.z=L*Y,h.push(R.x,R.y,R.z),b.set(W,y,Y).normalize(),d.push(b.x,b.y,b.z),f.push(G,1-I),F.push(m++)}_.push(F)}for(let A=0;A<s;A++)for(let F=0;F<r;F++){let I=_[F][A],L=_[F+1][A],z=_[F+1][A+1],G=_[F][A+1];(t>0||F!==0)&&(u.push(I,L,G),E+=3),(e>0||F!==r-1)&&(u.push(L,z,G),E+=3)}c.addGroup(p,E,0),p+=E}function T(b){let R=m,E=new qt,y=new U,A=0,F=b===!0?t:e,I=b===!0?1:-1;for(let z=1;z<=s;z++)h.push(0,g*I,0),d.push(0,I,0),f.push(.5,.5),m++;let L=m;for(let z=0;z<=s;z++){let D=z/s*l+a,W=Math.cos(D),Y=Math.sin(D);y.x=F*Y,y.y=g*I,y.z=F*W,h.push(y.x,y.y,y.z),d.push(0,I,0),E.x=W*.5+.5,E.y=Y*.5*I+.5,f.push(E.x,E.y),m++}for(let z=0;z<s;z++){let G=R+z,D=L+z;b===!0?u.push(D,D+1,G):u.push(D+1,D,G),A+=3}c.addGroup(p,A,b===!0?1:2),p+=A}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radiusTop,t.radiusBottom,t.height,t.radialSegments,t.heightSegments,t.openEnded,t.thetaStart,t.thetaLength)}},fa=class i extends gi{constructor(t=1,e=1,n=32,s=1,r=!1,o=0,a=Math.PI*2){super(0,t,e,n,s,r,o,a),this.type="ConeGeometry",this.parameters={radius:t,height:e,radialSegments:n,heightSegments:s,openEnded:r,thetaStart:o,thetaLength:a}}static fromJSON(t){return new i(t.radius,t.height,t.radialSegments,t.heightSegments,t.openEnded,t.thetaStart,t.thetaLength)}};var pa=class i extends Qe{constructor(t=[new qt(0,-.5),new qt(.5,0),new qt(0,.5)],e=12,n=0,s=Math.PI*2){super(),this.type="LatheGeometry",this.parameters={points:t,segments:e,phiStart:n,phiLength:s},e=Math.floor(e),s=ie(s,0,Math.PI*2);let r=[],o=[],a=[],l=[],c=[],u=1/e,h=new U,d=new qt,f=new U,m=new U,_=new U,g=0,p=0;for(let v=0;v<=t.length-1;v++)switch(v){case 0:g=t[v+1].x-t[v].x,p=t[v+1].y-t[v].y,f.x=p*1,f.y=-g,f.z=p*0,_.copy(f),f.normalize(),l.push(f.x,f.y,f.z);break;case t.length-1:_.normalize(),l.push(_.x,_.y,_.z);break;default:g=t[v+1].x-t[v].x,p=t[v+1].y-t[v].y,f.x=p*1,f.y=-g,f.z=p*0,m.copy(f),f.x+=_.x,f.y+=_.y,f.z+=_.z,f.normalize(),l.push(f.x,f.y,f.z),_.copy(m)}for(let v=0;v<=e;v++){let T=n+v*u*s,b=Math.sin(T),R=Math.cos(T);for(let E=0;E<=t.length-1;E++){h.x=t[E].x*b,h.y=t[E].y,h.z=t[E].x*R,o.push(h.x,h.y,h.z),d.x=v/e,d.y=E/(t.length-1),a.push(d.x,d.y);let y=l[3*E+0]*b,A=l[3*E+1],F=l[3*E+0]*R;c.push(y,A,F)}}for(let v=0;v<e;v++)for(let T=0;T<t.length-1;T++){let b=T+v*t.length,R=b,E=b+t.length,y=b+t.length+1,A=b+1;r.push(R,E,A),r.push(y,A,E)}this.setIndex(r),this.setAttribute("position",new be(o,3)),this.setAttribute("uv",new be(a,2)),this.setAttribute("normal",new be(c,3))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.points,t.segments,t.phiStart,t.phiLength)}};var ir=class i extends Qe{constructor(t=1,e=1,n=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:t,height:e,widthSegments:n,heightSegments:s};let r=t/2,o=e/2,a=Math.floor(n),l=Math.floor(s),c=a+1,u=l+1,h=t/a,d=e/l,f=[],m=[],_=[],g=[];for(let p=0;p<u;p++){let v=p*d-o;for(let T=0;T<c;T++){let b=T*h-r;m.push(b,-v,0),_.push(0,0,1),g.push(T/a),g.push(1-p/l)}}for(let p=0;p<l;p++)for(let v=0;v<a;v++){let T=v+c*p,b=v+c*(p+1),R=v+1+c*(p+1),E=v+1+c*p;f.push(T,b,E),f.push(b,R,E)}this.setIndex(f),this.setAttribute("position",new be(m,3)),this.setAttribute("normal",new be(_,3)),this.setAttribute("uv",new be(g,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.width,t.height,t.widthSegments,t.heightSegments)}};var oi=class i extends Qe{constructor(t=1,e=32,n=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:t,widthSegments:e,heightSegments:n,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},e=Math.max(3,Math.floor(e)),n=Math.max(2,Math.floor(n));let l=Math.min(o+a,Math.PI),c=0,u=[],h=new U,d=new U,f=[],m=[],_=[],g=[];for(let p=0;p<=n;p++){let v=[],T=p/n,b=o+T*a,R=t*Math.cos(b),E=Math.sqrt(t*t-R*R),y=0;p===0&&o===0?y=.5/e:p===n&&l===Math.PI&&(y=-.5/e);for(let A=0;A<=e;A++){let F=A/e,I=s+F*r;h.x=-E*Math.cos(I),h.y=R,h.z=E*Math.sin(I),m.push(h.x,h.y,h.z),d.copy(h).normalize(),_.push(d.x,d.y,d.z),g.push(F+y,1-T),v.push(c++)}u.push(v)}for(let p=0;p<n;p++)for(let v=0;v<e;v++){let T=u[p][v+1],b=u[p][v],R=u[p+1][v],E=u[p+1][v+1];(p!==0||o>0)&&f.push(T,b,E),(p!==n-1||l<Math.PI)&&f.push(b,R,E)}this.setIndex(f),this.setAttribute("position",new be(m,3)),this.setAttribute("normal",new be(_,3)),this.setAttribute("uv",new be(g,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.widthSegments,t.heightSegments,t.phiStart,t.phiLength,t.thetaStart,t.thetaLength)}};var ma=class i extends Qe{constructor(t=1,e=.4,n=12,s=48,r=Math.PI*2,o=0,a=Math.PI*2){super(),this.type="TorusGeometry",this.parameters={radius:t,tube:e,radialSegments:n,tubularSegments:s,arc:r,thetaStart:o,thetaLength:a},n=Math.floor(n),s=Math.floor(s);let l=[],c=[],u=[],h=[],d=new U,f=new U,m=new U;for(let _=0;_<=n;_++){let g=o+_/n*a;for(let p=0;p<=s;p++){let v=p/s*r;f.x=(t+e*Math.cos(g))*Math.cos(v),f.y=(t+e*Math.cos(g))*Math.sin(v),f.z=e*Math.sin(g),c.push(f.x,f.y,f.z),d.x=t*Math.cos(v),d.y=t*Math.sin(v),m.subVectors(f,d).normalize(),u.push(m.x,m.y,m.z),h.push(p/s),h.push(_/n)}}for(let _=1;_<=n;_++)for(let g=1;g<=s;g++){let p=(s+1)*_+g-1,v=(s+1)*(_-1)+g-1,T=(s+1)*(_-1)+g,b=(s+1)*_+g;l.push(p,v,b),l.push(v,T,b)}this.setIndex(l),this.setAttribute("position",new be(c,3)),this.setAttribute("normal",new be(u,3)),this.setAttribute("uv",new be(h,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.tube,t.radialSegments,t.tubularSegments,t.arc,t.thetaStart,t.thetaLength)}};var ga=class extends Xi{constructor(t){super(),this.isShadowMaterial=!0,this.type="ShadowMaterial",this.color=new oe(0),this.transparent=!0,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.fog=t.fog,this}};function hr(i){let t={};for(let e in i){t[e]={};for(let n in i[e]){let s=i[e][n];if(Jf(s))s.isRenderTargetTexture?(Yt("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),t[e][n]=null):t[e][n]=s.clone();else if(Array.isArray(s))if(Jf(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();t[e][n]=r}else t[e][n]=s.slice();else t[e][n]=s}}return t}function Fn(i){let t={};for(let e=0;e<i.length;e++){let n=hr(i[e]);for(let s in n)t[s]=n[s]}return t}function Jf(i){return i&&(i.isColor||i.isMatrix3||i.isMatrix4||i.isVector2||i.isVector3||i.isVector4||i.isTexture||i.isQuaternion)}function I_(i){let t=[];for(let e=0;e<i.length;e++)t.push(i[e].clone());return t}function nd(i){let t=i.getRenderTarget();return t===null?i.outputColorSpace:t.isXRRenderTarget===!0?t.texture.colorSpace:_e.workingColorSpace}var Xp={clone:hr,merge:Fn},L_=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,D_=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,Zi=class extends Xi{constructor(t){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=L_,this.fragmentShader=D_,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,t!==void 0&&this.setValues(t)}copy(t){return super.copy(t),this.fragmentShader=t.fragmentShader,this.vertexShader=t.vertexShader,this.uniforms=hr(t.uniforms),this.uniformsGroups=I_(t.uniformsGroups),this.defines=Object.assign({},t.defines),this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.fog=t.fog,this.lights=t.lights,this.clipping=t.clipping,this.extensions=Object.assign({},t.extensions),this.glslVersion=t.glslVersion,this.defaultAttributeValues=Object.assign({},t.defaultAttributeValues),this.index0AttributeName=t.index0AttributeName,this.uniformsNeedUpdate=t.uniformsNeedUpdate,this}toJSON(t){let e=super.toJSON(t);e.glslVersion=this.glslVersion,e.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?e.uniforms[s]={type:"t",value:o.toJSON(t).uuid}:o&&o.isColor?e.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?e.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?e.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?e.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?e.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?e.uniforms[s]={type:"m4",value:o.toArray()}:e.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(e.defines=this.defines),e.vertexShader=this.vertexShader,e.fragmentShader=this.fragmentShader,e.lights=this.lights,e.clipping=this.clipping;let n={};for(let s in this.extensions)this.extensions[s]===!0&&(n[s]=!0);return Object.keys(n).length>0&&(e.extensions=n),e}fromJSON(t,e){if(super.fromJSON(t,e),t.uniforms!==void 0)for(let n in t.uniforms){let s=t.uniforms[n];switch(this.uniforms[n]={},s.type){case"t":this.uniforms[n].value=e[s.value]||null;break;case"c":this.uniforms[n].value=new oe().setHex(s.value);break;case"v2":this.uniforms[n].value=new qt().fromArray(s.value);break;case"v3":this.uniforms[n].value=new U().fromArray(s.value);break;case"v4":this.uniforms[n].value=new Xe().fromArray(s.value);break;case"m3":this.uniforms[n].value=new te().fromArray(s.value);break;case"m4":this.uniforms[n].value=new xe().fromArray(s.value);break;default:this.uniforms[n].value=s.value}}if(t.defines!==void 0&&(this.defines=t.defines),t.vertexShader!==void 0&&(this.vertexShader=t.vertexShader),t.fragmentShader!==void 0&&(this.fragmentShader=t.fragmentShader),t.glslVersion!==void 0&&(this.glslVersion=t.glslVersion),t.extensions!==void 0)for(let n in t.extensions)this.extensions[n]=t.extensions[n];return t.lights!==void 0&&(this.lights=t.lights),t.clipping!==void 0&&(this.clipping=t.clipping),this}},Gl=class extends Zi{constructor(t){super(t),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}};var sr=class extends Xi{constructor(t){super(),this.isMeshLambertMaterial=!0,this.type="MeshLambertMaterial",this.color=new oe(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new oe(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Wc,this.normalScale=new qt(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new ds,this.combine=ic,this.reflectivity=1,this.envMapIntensity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.emissive.copy(t.emissive),this.emissiveMap=t.emissiveMap,this.emissiveIntensity=t.emissiveIntensity,this.bumpMap=t.bumpMap,this.bumpScale=t.bumpScale,this.normalMap=t.normalMap,this.normalMapType=t.normalMapType,this.normalScale.copy(t.normalScale),this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.specularMap=t.specularMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.combine=t.combine,this.reflectivity=t.reflectivity,this.envMapIntensity=t.envMapIntensity,this.refractionRatio=t.refractionRatio,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.flatShading=t.flatShading,this.fog=t.fog,this}},Hl=class extends Xi{constructor(t){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=Pp,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(t)}copy(t){return super.copy(t),this.depthPacking=t.depthPacking,this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this}},Wl=class extends Xi{constructor(t){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(t)}copy(t){return super.copy(t),this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this}};function Wr(i,t){return!i||i.constructor===t?i:typeof t.BYTES_PER_ELEMENT=="number"?new t(i):Array.prototype.slice.call(i)}function vl(i){return i!==void 0&&i.inTangents!==void 0&&i.outTangents!==void 0}var ks=class{constructor(t,e,n,s){this.parameterPositions=t,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new e.constructor(n),this.sampleValues=e,this.valueSize=n,this.settings=null,this.DefaultSettings_={}}evaluate(t){let e=this.parameterPositions,n=this._cachedIndex,s=e[n],r=e[n-1];n:{t:{let o;e:{i:if(!(t<s)){for(let a=n+2;;){if(s===void 0){if(t<r)break i;return n=e.length,this._cachedIndex=n,this.copySampleValue_(n-1)}if(n===a)break;if(r=s,s=e[++n],t<s)break t}o=e.length;break e}if(!(t>=r)){let a=e[1];t<a&&(n=2,r=a);for(let l=n-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(n===l)break;if(s=r,r=e[--n-1],t>=r)break t}o=n,n=0;break e}break n}for(;n<o;){let a=n+o>>>1;t<e[a]?o=a:n=a+1}if(s=e[n],r=e[n-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return n=e.length,this._cachedIndex=n,this.copySampleValue_(n-1)}this._cachedIndex=n,this.intervalChanged_(n,r,s)}return this.interpolate_(n,r,t,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(t){let e=this.resultBuffer,n=this.sampleValues,s=this.valueSize,r=t*s;for(let o=0;o!==s;++o)e[o]=n[r+o];return e}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},ql=class extends ks{constructor(t,e,n,s){super(t,e,n,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:bu,endingEnd:bu}}intervalChanged_(t,e,n){let s=this.parameterPositions,r=t-2,o=t+1,a=s[r],l=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case Su:r=t,a=2*e-n;break;case Mu:r=s.length-2,a=e+s[r]-s[r+1];break;default:r=t,a=n}if(l===void 0)switch(this.getSettings_().endingEnd){case Su:o=t,l=2*n-e;break;case Mu:o=1,l=n+s[1]-s[0];break;default:o=t-1,l=e}let c=(n-e)*.5,u=this.valueSize;this._weightPrev=c/(e-a),this._weightNext=c/(l-n),this._offsetPrev=r*u,this._offsetNext=o*u}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,u=this._offsetPrev,h=this._offsetNext,d=this._weightPrev,f=this._weightNext,m=(n-e)/(s-e),_=m*m,g=_*m,p=-d*g+2*d*_-d*m,v=(1+d)*g+(-1.5-2*d)*_+(-.5+d)*m+1,T=(-1-f)*g+(1.5+f)*_+.5*m,b=f*g-f*_;for(let R=0;R!==a;++R)r[R]=p*o[u+R]+v*o[c+R]+T*o[l+R]+b*o[h+R];return r}},Xl=class extends ks{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,u=(n-e)/(s-e),h=1-u;for(let d=0;d!==a;++d)r[d]=o[c+d]*h+o[l+d]*u;return r}},Yl=class extends ks{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t){return this.copySampleValue_(t-1)}},$l=class extends ks{interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,u=this.inTangents,h=this.outTangents;if(!u||!h){let m=(n-e)/(s-e),_=1-m;for(let g=0;g!==a;++g)r[g]=o[c+g]*_+o[l+g]*m;return r}let d=a*2,f=t-1;for(let m=0;m!==a;++m){let _=o[c+m],g=o[l+m],p=f*d+m*2,v=h[p],T=h[p+1],b=t*d+m*2,R=u[b],E=u[b+1],y=F_(n,e,v,R,s);r[m]=Yp(y,_,T,E,g)}return r}};function Yp(i,t,e,n,s){let r=1-i;return r*r*r*t+3*r*r*i*e+3*r*i*i*n+i*i*i*s}function N_(i,t,e,n,s){let r=1-i;return 3*r*r*(e-t)+6*r*i*(n-e)+3*i*i*(s-n)}function F_(i,t,e,n,s){let r=(i-t)/(s-t);for(let o=0;o<8;o++){let a=Yp(r,t,e,n,s)-i;if(Math.abs(a)<1e-10)break;let l=N_(r,t,e,n,s);if(Math.abs(l)<1e-10)break;r=Math.max(0,Math.min(1,r-a/l))}return r}var ai=class{constructor(t,e,n,s){if(t===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(e===void 0||e.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+t);this.name=t,this.times=Wr(e,this.TimeBufferType),this.values=Wr(n,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(t){let e=t.constructor,n;if(e.toJSON!==this.toJSON)n=e.toJSON(t);else{n={name:t.name,times:Wr(t.times,Array),values:Wr(t.values,Array)};let s=t.getInterpolation();s!==t.DefaultInterpolation&&(n.interpolation=s),vl(t.settings)&&(n.settings={inTangents:Wr(t.settings.inTangents,Array),outTangents:Wr(t.settings.outTangents,Array)})}return n.type=t.ValueTypeName,n}InterpolantFactoryMethodDiscrete(t){return new Yl(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodLinear(t){return new Xl(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodSmooth(t){return new ql(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodBezier(t){let e=new $l(this.times,this.values,this.getValueSize(),t);return this.settings&&(e.inTangents=this.settings.inTangents,e.outTangents=this.settings.outTangents),e}setInterpolation(t){let e;switch(t){case Qo:e=this.InterpolantFactoryMethodDiscrete;break;case Nl:e=this.InterpolantFactoryMethodLinear;break;case wl:e=this.InterpolantFactoryMethodSmooth;break;case vu:e=this.InterpolantFactoryMethodBezier;break}if(e===void 0){let n="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(t!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(n);return Yt("KeyframeTrack:",n),this}return this.createInterpolant=e,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return Qo;case this.InterpolantFactoryMethodLinear:return Nl;case this.InterpolantFactoryMethodSmooth:return wl;case this.InterpolantFactoryMethodBezier:return vu}}getValueSize(){return this.values.length/this.times.length}shift(t){if(t!==0){let e=this.times;for(let n=0,s=e.length;n!==s;++n)e[n]+=t;vl(this.settings)&&(Kf(this.settings.inTangents,t),Kf(this.settings.outTangents,t))}return this}scale(t){if(t!==1){let e=this.times;for(let n=0,s=e.length;n!==s;++n)e[n]*=t;vl(this.settings)&&(jf(this.settings.inTangents,t),jf(this.settings.outTangents,t))}return this}trim(t,e){let n=this.times,s=n.length,r=0,o=s-1;for(;r!==s&&n[r]<t;)++r;for(;o!==-1&&n[o]>e;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=n.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let t=!0,e=this.getValueSize();e-Math.floor(e)!==0&&(jt("KeyframeTrack: Invalid value size in track.",this),t=!1);let n=this.times,s=this.values,r=n.length;r===0&&(jt("KeyframeTrack: Track is empty.",this),t=!1);let o=null;for(let a=0;a!==r;a++){let l=n[a];if(typeof l=="number"&&isNaN(l)){jt("KeyframeTrack: Time is not a valid number.",this,a,l),t=!1;break}if(o!==null&&o>l){jt("KeyframeTrack: Out of order keys.",this,a,l,o),t=!1;break}o=l}if(s!==void 0&&J0(s))for(let a=0,l=s.length;a!==l;++a){let c=s[a];if(isNaN(c)){jt("KeyframeTrack: Value is not a valid number.",this,a,c),t=!1;break}}return t}optimize(){let t=this.times.slice(),e=this.values.slice(),n=this.getValueSize(),s=this.getInterpolation()===wl,r=t.length-1,o=1;for(let a=1;a<r;++a){let l=!1,c=t[a],u=t[a+1];if(c!==u&&(a!==1||c!==t[0]))if(s)l=!0;else{let h=a*n,d=h-n,f=h+n;for(let m=0;m!==n;++m){let _=e[h+m];if(_!==e[d+m]||_!==e[f+m]){l=!0;break}}}if(l){if(a!==o){t[o]=t[a];let h=a*n,d=o*n;for(let f=0;f!==n;++f)e[d+f]=e[h+f]}++o}}if(r>0){t[o]=t[r];for(let a=r*n,l=o*n,c=0;c!==n;++c)e[l+c]=e[a+c];++o}return o!==t.length?(this.times=t.slice(0,o),this.values=e.slice(0,o*n)):(this.times=t,this.values=e),this}clone(){let t=this.times.slice(),e=this.values.slice(),n=this.constructor,s=new n(this.name,t,e);return s.createInterpolant=this.createInterpolant,vl(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function Kf(i,t){for(let e=0,n=i.length;e!==n;e+=2)i[e]+=t}function jf(i,t){for(let e=0,n=i.length;e!==n;e+=2)i[e]*=t}ai.prototype.ValueTypeName="";ai.prototype.TimeBufferType=Float32Array;ai.prototype.ValueBufferType=Float32Array;ai.prototype.DefaultInterpolation=Nl;var zs=class extends ai{constructor(t,e,n){super(t,e,n)}};zs.prototype.ValueTypeName="bool";zs.prototype.ValueBufferType=Array;zs.prototype.DefaultInterpolation=Qo;zs.prototype.InterpolantFactoryMethodLinear=void 0;zs.prototype.InterpolantFactoryMethodSmooth=void 0;var Zl=class extends ai{constructor(t,e,n,s){super(t,e,n,s)}};Zl.prototype.ValueTypeName="color";var Jl=class extends ai{constructor(t,e,n,s){super(t,e,n,s)}};Jl.prototype.ValueTypeName="number";var Kl=class extends ks{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(n-e)/(s-e),c=t*a;for(let u=c+a;c!==u;c+=4)Tn.slerpFlat(r,0,o,c-a,o,c,l);return r}},_a=class extends ai{constructor(t,e,n,s){super(t,e,n,s)}InterpolantFactoryMethodLinear(t){return new Kl(this.times,this.values,this.getValueSize(),t)}};_a.prototype.ValueTypeName="quaternion";_a.prototype.InterpolantFactoryMethodSmooth=void 0;var Vs=class extends ai{constructor(t,e,n){super(t,e,n)}};Vs.prototype.ValueTypeName="string";Vs.prototype.ValueBufferType=Array;Vs.prototype.DefaultInterpolation=Qo;Vs.prototype.InterpolantFactoryMethodLinear=void 0;Vs.prototype.InterpolantFactoryMethodSmooth=void 0;var jl=class extends ai{constructor(t,e,n,s){super(t,e,n,s)}};jl.prototype.ValueTypeName="vector";var Ql=class{constructor(t,e,n){let s=this,r=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=t,this.onProgress=e,this.onError=n,this._abortController=null,this.itemStart=function(u){a++,r===!1&&s.onStart!==void 0&&s.onStart(u,o,a),r=!0},this.itemEnd=function(u){o++,s.onProgress!==void 0&&s.onProgress(u,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(u){s.onError!==void 0&&s.onError(u)},this.resolveURL=function(u){return u=u.normalize("NFC"),l?l(u):u},this.setURLModifier=function(u){return l=u,this},this.addHandler=function(u,h){return c.push(u,h),this},this.removeHandler=function(u){let h=c.indexOf(u);return h!==-1&&c.splice(h,2),this},this.getHandler=function(u){for(let h=0,d=c.length;h<d;h+=2){let f=c[h],m=c[h+1];if(f.global&&(f.lastIndex=0),f.test(u))return m}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},$p=new Ql,tc=class{constructor(t){this.manager=t!==void 0?t:$p,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(t,e){let n=this;return new Promise(function(s,r){n.load(t,s,e,r)})}parse(){}setCrossOrigin(t){return this.crossOrigin=t,this}setWithCredentials(t){return this.withCredentials=t,this}setPath(t){return this.path=t,this}setResourcePath(t){return this.resourcePath=t,this}setRequestHeader(t){return this.requestHeader=t,this}setPriority(t){return this.priority=t,this}setCache(t){return this.cache=t,this}abort(){return this}};tc.DEFAULT_MATERIAL_NAME="__DEFAULT";var ya=class extends Rn{static registerNode(t){this.prototype._lightNode=t}constructor(t,e=1){super(),this.isLight=!0,this.type="Light",this.color=new oe(t),this.intensity=e}copy(t,e){return super.copy(t,e),this.color.copy(t.color),this.intensity=t.intensity,this}toJSON(t){let e=super.toJSON(t);return e.object.color=this.color.getHex(),e.object.intensity=this.intensity,e}},xa=class extends ya{constructor(t,e,n){super(t,n),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(Rn.DEFAULT_UP),this.updateMatrix(),this.groundColor=new oe(e)}copy(t,e){return super.copy(t,e),this.groundColor.copy(t.groundColor),this}toJSON(t){let e=super.toJSON(t);return e.object.groundColor=this.groundColor.getHex(),e}},yu=new xe,Qf=new U,tp=new U,ec=class{constructor(t){this.camera=t,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new qt(512,512),this.mapType=Yn,this.map=null,this.mapPass=null,this.matrix=new xe,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new Bs,this._frameExtents=new qt(1,1),this._viewportCount=1,this._viewports=[new Xe(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(t){let e=this.camera;Qf.setFromMatrixPosition(t.matrixWorld),e.position.copy(Qf),tp.setFromMatrixPosition(t.target.matrixWorld),e.lookAt(tp),e.updateMatrixWorld(),this._updateMatrix(e,this.matrix,this._frustum)}_updateMatrix(t,e,n,s){yu.multiplyMatrices(t.projectionMatrix,t.matrixWorldInverse),n.setFromProjectionMatrix(yu,t.coordinateSystem,t.reversedDepth);let r=this._frameExtents,o=s?s.z/r.x:1,a=s?s.w/r.y:1,l=s?s.x/r.x:0,c=s?s.y/r.y:0;t.coordinateSystem===jr||t.reversedDepth?e.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,1,0,0,0,0,1):e.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,.5,.5,0,0,0,1),e.multiply(yu)}getViewport(t){return this._viewports[t]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(t){return this.camera=t.camera.clone(),this.intensity=t.intensity,this.bias=t.bias,this.radius=t.radius,this.autoUpdate=t.autoUpdate,this.needsUpdate=t.needsUpdate,this.normalBias=t.normalBias,this.blurSamples=t.blurSamples,this.mapSize.copy(t.mapSize),this.mapType=t.mapType,this.biasNode=t.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let t={};return t.intensity=this.intensity,t.bias=this.bias,t.normalBias=this.normalBias,t.radius=this.radius,t.blurSamples=this.blurSamples,t.mapSize=this.mapSize.toArray(),t.mapType=this.mapType,t.camera=this.camera.toJSON(!1).object,delete t.camera.matrix,t}},bl=new U,Sl=new Tn,Wi=new U,va=class extends Rn{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new xe,this.projectionMatrix=new xe,this.projectionMatrixInverse=new xe,this.coordinateSystem=mi,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(t,e){return super.copy(t,e),this.matrixWorldInverse.copy(t.matrixWorldInverse),this.projectionMatrix.copy(t.projectionMatrix),this.projectionMatrixInverse.copy(t.projectionMatrixInverse),this.coordinateSystem=t.coordinateSystem,this}getWorldDirection(t){return super.getWorldDirection(t).negate()}updateMatrixWorld(t){super.updateMatrixWorld(t),this.matrixWorld.decompose(bl,Sl,Wi),Wi.x===1&&Wi.y===1&&Wi.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(bl,Sl,Wi.set(1,1,1)).invert()}updateWorldMatrix(t,e,n=!1){super.updateWorldMatrix(t,e,n),this.matrixWorld.decompose(bl,Sl,Wi),Wi.x===1&&Wi.y===1&&Wi.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(bl,Sl,Wi.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},Fs=new U,ep=new qt,np=new qt,Gn=class extends va{constructor(t=50,e=1,n=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=t,this.zoom=1,this.near=n,this.far=s,this.focus=10,this.aspect=e,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.fov=t.fov,this.zoom=t.zoom,this.near=t.near,this.far=t.far,this.focus=t.focus,this.aspect=t.aspect,this.view=t.view===null?null:Object.assign({},t.view),this.filmGauge=t.filmGauge,this.filmOffset=t.filmOffset,this}setFocalLength(t){let e=.5*this.getFilmHeight()/t;this.fov=to*2*Math.atan(e),this.updateProjectionMatrix()}getFocalLength(){let t=Math.tan(Ko*.5*this.fov);return .5*this.getFilmHeight()/t}getEffectiveFOV(){return to*2*Math.atan(Math.tan(Ko*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(t,e,n){Fs.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),e.set(Fs.x,Fs.y).multiplyScalar(-t/Fs.z),Fs.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(Fs.x,Fs.y).multiplyScalar(-t/Fs.z)}getViewSize(t,e){return this.getViewBounds(t,ep,np),e.subVectors(np,ep)}setViewOffset(t,e,n,s,r,o){this.aspect=t/e,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let t=this.near,e=t*Math.tan(Ko*.5*this.fov)/this.zoom,n=2*e,s=this.aspect*n,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;r+=o.offsetX*s/l,e-=o.offsetY*n/c,s*=o.width/l,n*=o.height/c}let a=this.filmOffset;a!==0&&(r+=t*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,e,e-n,t,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){let e=super.toJSON(t);return e.object.fov=this.fov,e.object.zoom=this.zoom,e.object.near=this.near,e.object.far=this.far,e.object.focus=this.focus,e.object.aspect=this.aspect,this.view!==null&&(e.object.view=Object.assign({},this.view)),e.object.filmGauge=this.filmGauge,e.object.filmOffset=this.filmOffset,e}};var ba=class extends va{constructor(t=-1,e=1,n=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=t,this.right=e,this.top=n,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.left=t.left,this.right=t.right,this.top=t.top,this.bottom=t.bottom,this.near=t.near,this.far=t.far,this.zoom=t.zoom,this.view=t.view===null?null:Object.assign({},t.view),this}setViewOffset(t,e,n,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let t=(this.right-this.left)/(2*this.zoom),e=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=n-t,o=n+t,a=s+e,l=s-e;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,u=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,o=r+c*this.view.width,a-=u*this.view.offsetY,l=a-u*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){let e=super.toJSON(t);return e.object.zoom=this.zoom,e.object.left=this.left,e.object.right=this.right,e.object.top=this.top,e.object.bottom=this.bottom,e.object.near=this.near,e.object.far=this.far,this.view!==null&&(e.object.view=Object.assign({},this.view)),e}},wu=class extends ec{constructor(){super(new ba(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},ao=class extends ya{constructor(t,e){super(t,e),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(Rn.DEFAULT_UP),this.updateMatrix(),this.target=new Rn,this.shadow=new wu}dispose(){super.dispose(),this.shadow.dispose()}copy(t){return super.copy(t),this.target=t.target.clone(),this.shadow=t.shadow.clone(),this}toJSON(t){let e=super.toJSON(t);return e.object.shadow=this.shadow.toJSON(),e.object.target=this.target.uuid,e}};var qr=-90,Xr=1,lo=class extends Rn{constructor(t,e,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new Gn(qr,Xr,t,e);s.layers=this.layers,this.add(s);let r=new Gn(qr,Xr,t,e);r.layers=this.layers,this.add(r);let o=new Gn(qr,Xr,t,e);o.layers=this.layers,this.add(o);let a=new Gn(qr,Xr,t,e);a.layers=this.layers,this.add(a);let l=new Gn(qr,Xr,t,e);l.layers=this.layers,this.add(l);let c=new Gn(qr,Xr,t,e);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let t=this.coordinateSystem,e=this.children.concat(),[n,s,r,o,a,l]=e;for(let c of e)this.remove(c);if(t===mi)n.up.set(0,1,0),n.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(t===jr)n.up.set(0,-1,0),n.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+t);for(let c of e)this.add(c),c.updateMatrixWorld()}update(t,e){this.parent===null&&this.updateMatrixWorld();let{renderTarget:n,activeMipmapLevel:s}=this;this.coordinateSystem!==t.coordinateSystem&&(this.coordinateSystem=t.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,l,c,u]=this.children,h=t.getRenderTarget(),d=t.getActiveCubeFace(),f=t.getActiveMipmapLevel(),m=t.xr.enabled;t.xr.enabled=!1;let _=n.texture.mipmapsAutoUpdate;n.texture.mipmapsAutoUpdate=!1;let g=!1;t.isWebGLRenderer===!0?g=t.state.buffers.depth.getReversed():g=t.reversedDepthBuffer,t.setRenderTarget(n,0,s),g&&t.autoClear===!1&&t.clearDepth(),t.render(e,r),t.setRenderTarget(n,1,s),g&&t.autoClear===!1&&t.clearDepth(),t.render(e,o),t.setRenderTarget(n,2,s),g&&t.autoClear===!1&&t.clearDepth(),t.render(e,a),t.setRenderTarget(n,3,s),g&&t.autoClear===!1&&t.clearDepth(),t.render(e,l),t.setRenderTarget(n,4,s),g&&t.autoClear===!1&&t.clearDepth(),t.render(e,c),n.texture.mipmapsAutoUpdate=_,t.setRenderTarget(n,5,s),g&&t.autoClear===!1&&t.clearDepth(),t.render(e,u),t.setRenderTarget(h,d,f),t.xr.enabled=m,n.texture.needsPMREMUpdate=!0}},nc=class extends Gn{constructor(t=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=t,this.perCameraFrustumCulled=!1}};var id="\\[\\]\\.:\\/",U_=new RegExp("["+id+"]","g"),sd="[^"+id+"]",O_="[^"+id.replace("\\.","")+"]",B_=/((?:WC+[\/:])*)/.source.replace("WC",sd),k_=/(WCOD+)?/.source.replace("WCOD",O_),z_=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",sd),V_=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",sd),G_=new RegExp("^"+B_+k_+z_+V_+"$"),H_=["material","materials","bones","map"],Au=class{constructor(t,e,n){let s=n||Ge.parseTrackName(e);this._targetGroup=t,this._bindings=t.subscribe_(e,s)}getValue(t,e){this.bind();let n=this._targetGroup.nCachedObjects_,s=this._bindings[n];s!==void 0&&s.getValue(t,e)}setValue(t,e){let n=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=n.length;s!==r;++s)n[s].setValue(t,e)}bind(){let t=this._bindings;for(let e=this._targetGroup.nCachedObjects_,n=t.length;e!==n;++e)t[e].bind()}unbind(){let t=this._bindings;for(let e=this._targetGroup.nCachedObjects_,n=t.length;e!==n;++e)t[e].unbind()}},Ge=class i{constructor(t,e,n){this.path=e,this.parsedPath=n||i.parseTrackName(e),this.node=i.findNode(t,this.parsedPath.nodeName),this.rootNode=t,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(t,e,n){return t&&t.isAnimationObjectGroup?new i.Composite(t,e,n):new i(t,e,n)}static sanitizeNodeName(t){return t.replace(/\s/g,"_").replace(U_,"")}static parseTrackName(t){let e=G_.exec(t);if(e===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+t);let n={nodeName:e[2],objectName:e[3],objectIndex:e[4],propertyName:e[5],propertyIndex:e[6]},s=n.nodeName&&n.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=n.nodeName.substring(s+1);H_.indexOf(r)!==-1&&(n.nodeName=n.nodeName.substring(0,s),n.objectName=r)}if(n.propertyName===null||n.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+t);return n}static findNode(t,e){if(e===void 0||e===""||e==="."||e===-1||e===t.name||e===t.uuid)return t;if(t.skeleton){let n=t.skeleton.getBoneByName(e);if(n!==void 0)return n}if(t.children){let n=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===e||a.uuid===e)return a;let l=n(a.children);if(l)return l}return null},s=n(t.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(t,e){t[e]=this.targetObject[this.propertyName]}_getValue_array(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)t[e++]=n[s]}_getValue_arrayElement(t,e){t[e]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(t,e){this.resolvedProperty.toArray(t,e)}_setValue_direct(t,e){this.targetObject[this.propertyName]=t[e]}_setValue_direct_setNeedsUpdate(t,e){this.targetObject[this.propertyName]=t[e],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(t,e){this.targetObject[this.propertyName]=t[e],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++]}_setValue_array_setNeedsUpdate(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(t,e){this.resolvedProperty[this.propertyIndex]=t[e]}_setValue_arrayElement_setNeedsUpdate(t,e){this.resolvedProperty[this.propertyIndex]=t[e],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(t,e){this.resolvedProperty[this.propertyIndex]=t[e],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(t,e){this.resolvedProperty.fromArray(t,e)}_setValue_fromArray_setNeedsUpdate(t,e){this.resolvedProperty.fromArray(t,e),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(t,e){this.resolvedProperty.fromArray(t,e),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(t,e){this.bind(),this.getValue(t,e)}_setValue_unbound(t,e){this.bind(),this.setValue(t,e)}bind(){let t=this.node,e=this.parsedPath,n=e.objectName,s=e.propertyName,r=e.propertyIndex;if(t||(t=i.findNode(this.rootNode,e.nodeName),this.node=t),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!t){Yt("PropertyBinding: No target node found for track: "+this.path+".");return}if(n){let c=e.objectIndex;switch(n){case"materials":if(!t.material){jt("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.materials){jt("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}t=t.material.materials;break;case"bones":if(!t.skeleton){jt("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}t=t.skeleton.bones;for(let u=0;u<t.length;u++)if(t[u].name===c){c=u;break}break;case"map":if("map"in t){t=t.map;break}if(!t.material){jt("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.map){jt("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}t=t.material.map;break;default:if(t[n]===void 0){jt("PropertyBinding: Can not bind to objectName of node undefined.",this);return}t=t[n]}if(c!==void 0){if(t[c]===void 0){jt("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,t);return}t=t[c]}}let o=t[s];if(o===void 0){let c=e.nodeName;jt("PropertyBinding: Trying to update property for track: "+c+"."+s+" but it wasn't found.",t);return}let a=this.Versioning.None;this.targetObject=t,t.isMaterial===!0?a=this.Versioning.NeedsUpdate:t.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!t.geometry){jt("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!t.geometry.morphAttributes){jt("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}t.morphTargetDictionary[r]!==void 0&&(r=t.morphTargetDictionary[r])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};Ge.Composite=Au;Ge.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};Ge.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};Ge.prototype.GetterByBindingType=[Ge.prototype._getValue_direct,Ge.prototype._getValue_array,Ge.prototype._getValue_arrayElement,Ge.prototype._getValue_toArray];Ge.prototype.SetterByBindingTypeAndVersioning=[[Ge.prototype._setValue_direct,Ge.prototype._setValue_direct_setNeedsUpdate,Ge.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[Ge.prototype._setValue_array,Ge.prototype._setValue_array_setNeedsUpdate,Ge.prototype._setValue_array_setMatrixWorldNeedsUpdate],[Ge.prototype._setValue_arrayElement,Ge.prototype._setValue_arrayElement_setNeedsUpdate,Ge.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[Ge.prototype._setValue_fromArray,Ge.prototype._setValue_fromArray_setNeedsUpdate,Ge.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var GA=new Float32Array(1);var ip=new xe,Sa=class{constructor(t,e,n=0,s=1/0){this.ray=new Os(t,e),this.near=n,this.far=s,this.camera=null,this.layers=new no,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(t,e){this.ray.set(t,e)}setFromCamera(t,e){e.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(t.x,t.y,.5).unproject(e).sub(this.ray.origin).normalize(),this.camera=e):e.isOrthographicCamera?(this.ray.origin.set(t.x,t.y,e.projectionMatrix.elements[14]).unproject(e),this.ray.direction.set(0,0,-1).transformDirection(e.matrixWorld),this.camera=e):jt("Raycaster: Unsupported camera type: "+e.type)}setFromXRController(t){return ip.identity().extractRotation(t.matrixWorld),this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(ip),this}intersectObject(t,e=!0,n=[]){return Eu(t,this,n,e),n.sort(sp),n}intersectObjects(t,e=!0,n=[]){for(let s=0,r=t.length;s<r;s++)Eu(t[s],this,n,e);return n.sort(sp),n}};function sp(i,t){return i.distance-t.distance}function Eu(i,t,e,n){let s=!0;if(i.layers.test(t.layers)&&i.raycast(t,e)===!1&&(s=!1),s===!0&&n===!0){let r=i.children;for(let o=0,a=r.length;o<a;o++)Eu(r[o],t,e,!0)}}var co=class{constructor(t=1,e=0,n=0){this.radius=t,this.phi=e,this.theta=n}set(t,e,n){return this.radius=t,this.phi=e,this.theta=n,this}copy(t){return this.radius=t.radius,this.phi=t.phi,this.theta=t.theta,this}makeSafe(){return this.phi=ie(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(t){return this.setFromCartesianCoords(t.x,t.y,t.z)}setFromCartesianCoords(t,e,n){return this.radius=Math.sqrt(t*t+e*e+n*n),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(t,n),this.phi=Math.acos(ie(e/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}};var Tu=class{static{this.prototype.isMatrix2=!0}constructor(t,e,n,s){this.elements=[1,0,0,1],t!==void 0&&this.set(t,e,n,s)}identity(){return this.set(1,0,0,1),this}fromArray(t,e=0){for(let n=0;n<4;n++)this.elements[n]=t[n+e];return this}set(t,e,n,s){let r=this.elements;return r[0]=t,r[2]=e,r[1]=n,r[3]=s,this}};var rp=new U,Ml=new U,Yr=new U,$r=new U,xu=new U,W_=new U,q_=new U,Ma=class{constructor(t=new U,e=new U){this.start=t,this.end=e}set(t,e){return this.start.copy(t),this.end.copy(e),this}copy(t){return this.start.copy(t.start),this.end.copy(t.end),this}getCenter(t){return t.addVectors(this.start,this.end).multiplyScalar(.5)}delta(t){return t.subVectors(this.end,this.start)}distanceSq(){return this.start.distanceToSquared(this.end)}distance(){return this.start.distanceTo(this.end)}at(t,e){return this.delta(e).multiplyScalar(t).add(this.start)}closestPointToPointParameter(t,e){rp.subVectors(t,this.start),Ml.subVectors(this.end,this.start);let n=Ml.dot(Ml);if(n===0)return 0;let r=Ml.dot(rp)/n;return e&&(r=ie(r,0,1)),r}closestPointToPoint(t,e,n){let s=this.closestPointToPointParameter(t,e);return this.delta(n).multiplyScalar(s).add(this.start)}distanceSqToLine3(t,e=W_,n=q_){let s=10000000000000001e-32,r,o,a=this.start,l=t.start,c=this.end,u=t.end;Yr.subVectors(c,a),$r.subVectors(u,l),xu.subVectors(a,l);let h=Yr.dot(Yr),d=$r.dot($r),f=$r.dot(xu);if(h<=s&&d<=s)return e.copy(a),n.copy(l),e.distanceToSquared(n);if(h<=s)r=0,o=f/d,o=ie(o,0,1);else{let m=Yr.dot(xu);if(d<=s)o=0,r=ie(-m/h,0,1);else{let _=Yr.dot($r),g=h*d-_*_;g!==0?r=ie((_*f-m*d)/g,0,1):r=0,o=(_*r+f)/d,o<0?(o=0,r=ie(-m/h,0,1)):o>1&&(o=1,r=ie((_-m)/h,0,1))}}return e.copy(a).addScaledVector(Yr,r),n.copy(l).addScaledVector($r,o),e.distanceToSquared(n)}applyMatrix4(t){return this.start.applyMatrix4(t),this.end.applyMatrix4(t),this}equals(t){return t.start.equals(this.start)&&t.end.equals(this.end)}clone(){return new this.constructor().copy(this)}};var wa=class extends Ti{constructor(t,e=null){super(),this.object=t,this.domElement=e,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,TWO:null}}connect(t){this.domElement!==null&&this.disconnect(),this.domElement=t}disconnect(){}dispose(){}update(){}};function rd(i,t,e,n){let s=X_(n);switch(e){case Xu:return i*t;case hc:return i*t/s.components*s.byteLength;case uc:return i*t/s.components*s.byteLength;case qs:return i*t*2/s.components*s.byteLength;case dc:return i*t*2/s.components*s.byteLength;case Yu:return i*t*3/s.components*s.byteLength;case Pi:return i*t*4/s.components*s.byteLength;case fc:return i*t*4/s.components*s.byteLength;case Ea:case Ta:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*8;case Ra:case Ca:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case mc:case _c:return Math.max(i,16)*Math.max(t,8)/4;case pc:case gc:return Math.max(i,8)*Math.max(t,8)/2;case yc:case xc:case bc:case Sc:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*8;case vc:case Pa:case Mc:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case wc:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case Ac:return Math.floor((i+4)/5)*Math.floor((t+3)/4)*16;case Ec:return Math.floor((i+4)/5)*Math.floor((t+4)/5)*16;case Tc:return Math.floor((i+5)/6)*Math.floor((t+4)/5)*16;case Rc:return Math.floor((i+5)/6)*Math.floor((t+5)/6)*16;case Cc:return Math.floor((i+7)/8)*Math.floor((t+4)/5)*16;case Pc:return Math.floor((i+7)/8)*Math.floor((t+5)/6)*16;case Ic:return Math.floor((i+7)/8)*Math.floor((t+7)/8)*16;case Lc:return Math.floor((i+9)/10)*Math.floor((t+4)/5)*16;case Dc:return Math.floor((i+9)/10)*Math.floor((t+5)/6)*16;case Nc:return Math.floor((i+9)/10)*Math.floor((t+7)/8)*16;case Fc:return Math.floor((i+9)/10)*Math.floor((t+9)/10)*16;case Uc:return Math.floor((i+11)/12)*Math.floor((t+9)/10)*16;case Oc:return Math.floor((i+11)/12)*Math.floor((t+11)/12)*16;case Bc:case kc:case zc:return Math.ceil(i/4)*Math.ceil(t/4)*16;case Vc:case Gc:return Math.ceil(i/4)*Math.ceil(t/4)*8;case Ia:case Hc:return Math.ceil(i/4)*Math.ceil(t/4)*16}throw new Error(`Unable to determine texture byte length for ${e} format.`)}function X_(i){switch(i){case Yn:case Gu:return{byteLength:1,components:1};case po:case Hu:case Ci:return{byteLength:2,components:1};case lc:case cc:return{byteLength:2,components:4};case Ri:case ac:case yi:return{byteLength:4,components:1};case Wu:case qu:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${i}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Yt("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");function gm(){let i=null,t=!1,e=null,n=null;function s(r,o){n=i.requestAnimationFrame(s),e(r,o)}return{start:function(){t!==!0&&e!==null&&i!==null&&(n=i.requestAnimationFrame(s),t=!0)},stop:function(){i!==null&&i.cancelAnimationFrame(n),t=!1},setAnimationLoop:function(r){e=r},setContext:function(r){i=r}}}function Q_(i){let t=new WeakMap;function e(a,l){let c=a.array,u=a.usage,h=c.byteLength,d=i.createBuffer();i.bindBuffer(l,d),i.bufferData(l,c,u),a.onUploadCallback();let f;if(c instanceof Float32Array)f=i.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)f=i.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?f=i.HALF_FLOAT:f=i.UNSIGNED_SHORT;else if(c instanceof Int16Array)f=i.SHORT;else if(c instanceof Uint32Array)f=i.UNSIGNED_INT;else if(c instanceof Int32Array)f=i.INT;else if(c instanceof Int8Array)f=i.BYTE;else if(c instanceof Uint8Array)f=i.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)f=i.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:d,type:f,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:h}}function n(a,l,c){let u=l.array,h=l.updateRanges;if(i.bindBuffer(c,a),h.length===0)i.bufferSubData(c,0,u);else{h.sort((f,m)=>f.start-m.start);let d=0;for(let f=1;f<h.length;f++){let m=h[d],_=h[f];_.start<=m.start+m.count+1?m.count=Math.max(m.count,_.start+_.count-m.start):(++d,h[d]=_)}h.length=d+1;for(let f=0,m=h.length;f<m;f++){let _=h[f];i.bufferSubData(c,_.start*u.BYTES_PER_ELEMENT,u,_.start,_.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),t.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=t.get(a);l&&(i.deleteBuffer(l.buffer),t.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let u=t.get(a);(!u||u.version<a.version)&&t.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=t.get(a);if(c===void 0)t.set(a,e(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");n(c.buffer,a,l),c.version=a.version}}return{get:s,remove:r,update:o}}var ty=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,ey=`#ifdef USE_ALPHAHASH
	const float ALPHA_HASH_SCALE = 0.05;
	float hash2D( vec2 value ) {
		return fract( 1.0e4 * sin( 17.0 * value.x + 0.1 * value.y ) * ( 0.1 + abs( sin( 13.0 * value.y + value.x ) ) ) );
	}
	float hash3D( vec3 value ) {
		return hash2D( vec2( hash2D( value.xy ), value.z ) );
	}
	float getAlphaHashThreshold( vec3 position ) {
		float maxDeriv = max(
			length( dFdx( position.xyz ) ),
			length( dFdy( position.xyz ) )
		);
		float pixScale = 1.0 / ( ALPHA_HASH_SCALE * maxDeriv );
		vec2 pixScales = vec2(
			exp2( floor( log2( pixScale ) ) ),
			exp2( ceil( log2( pixScale ) ) )
		);
		vec2 alpha = vec2(
			hash3D( floor( pixScales.x * position.xyz ) ),
			hash3D( floor( pixScales.y * position.xyz ) )
		);
		float lerpFactor = fract( log2( pixScale ) );
		float x = ( 1.0 - lerpFactor ) * alpha.x + lerpFactor * alpha.y;
		float a = min( lerpFactor, 1.0 - lerpFactor );
		vec3 cases = vec3(
			x * x / ( 2.0 * a * ( 1.0 - a ) ),
			( x - 0.5 * a ) / ( 1.0 - a ),
			1.0 - ( ( 1.0 - x ) * ( 1.0 - x ) / ( 2.0 * a * ( 1.0 - a ) ) )
		);
		float threshold = ( x < ( 1.0 - a ) )
			? ( ( x < a ) ? cases.x : cases.y )
			: cases.z;
		return clamp( threshold , 1.0e-6, 1.0 );
	}
#endif`,ny=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,iy=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,sy=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,ry=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,oy=`#ifdef USE_AOMAP
	float ambientOcclusion = ( texture2D( aoMap, vAoMapUv ).r - 1.0 ) * aoMapIntensity + 1.0;
	reflectedLight.indirectDiffuse *= ambientOcclusion;
	#if defined( USE_CLEARCOAT ) 
		clearcoatSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_SHEEN ) 
		sheenSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_ENVMAP ) && defined( STANDARD )
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		reflectedLight.indirectSpecular *= computeSpecularOcclusion( dotNV, ambientOcclusion, material.roughness );
	#endif
#endif`,ay=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,ly=`#ifdef USE_BATCHING
	#if ! defined( GL_ANGLE_multi_draw )
	#define gl_DrawID _gl_DrawID
	uniform int _gl_DrawID;
	#endif
	uniform highp sampler2D batchingTexture;
	uniform highp usampler2D batchingIdTexture;
	mat4 getBatchingMatrix( const in float i ) {
		int size = textureSize( batchingTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( batchingTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( batchingTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( batchingTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( batchingTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
	float getIndirectIndex( const in int i ) {
		int size = textureSize( batchingIdTexture, 0 ).x;
		int x = i % size;
		int y = i / size;
		return float( texelFetch( batchingIdTexture, ivec2( x, y ), 0 ).r );
	}
#endif
#ifdef USE_BATCHING_COLOR
	uniform sampler2D batchingColorTexture;
	vec4 getBatchingColor( const in float i ) {
		int size = textureSize( batchingColorTexture, 0 ).x;
		int j = int( i );
		int x = j % size;
		int y = j / size;
		return texelFetch( batchingColorTexture, ivec2( x, y ), 0 );
	}
#endif`,cy=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,hy=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,uy=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,dy=`float G_BlinnPhong_Implicit( ) {
	return 0.25;
}
float D_BlinnPhong( const in float shininess, const in float dotNH ) {
	return RECIPROCAL_PI * ( shininess * 0.5 + 1.0 ) * pow( dotNH, shininess );
}
vec3 BRDF_BlinnPhong( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 specularColor, const in float shininess ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( specularColor, 1.0, dotVH );
	float G = G_BlinnPhong_Implicit( );
	float D = D_BlinnPhong( shininess, dotNH );
	return F * ( G * D );
} // validated`,fy=`#ifdef USE_IRIDESCENCE
	const mat3 XYZ_TO_REC709 = mat3(
		 3.2404542, -0.9692660,  0.0556434,
		-1.5371385,  1.8760108, -0.2040259,
		-0.4985314,  0.0415560,  1.0572252
	);
	vec3 Fresnel0ToIor( vec3 fresnel0 ) {
		vec3 sqrtF0 = sqrt( fresnel0 );
		return ( vec3( 1.0 ) + sqrtF0 ) / ( vec3( 1.0 ) - sqrtF0 );
	}
	vec3 IorToFresnel0( vec3 transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - vec3( incidentIor ) ) / ( transmittedIor + vec3( incidentIor ) ) );
	}
	float IorToFresnel0( float transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - incidentIor ) / ( transmittedIor + incidentIor ));
	}
	vec3 evalSensitivity( float OPD, vec3 shift ) {
		float phase = 2.0 * PI * OPD * 1.0e-9;
		vec3 val = vec3( 5.4856e-13, 4.4201e-13, 5.2481e-13 );
		vec3 pos = vec3( 1.6810e+06, 1.7953e+06, 2.2084e+06 );
		vec3 var = vec3( 4.3278e+09, 9.3046e+09, 6.6121e+09 );
		vec3 xyz = val * sqrt( 2.0 * PI * var ) * cos( pos * phase + shift ) * exp( - pow2( phase ) * var );
		xyz.x += 9.7470e-14 * sqrt( 2.0 * PI * 4.5282e+09 ) * cos( 2.2399e+06 * phase + shift[ 0 ] ) * exp( - 4.5282e+09 * pow2( phase ) );
		xyz /= 1.0685e-7;
		vec3 rgb = XYZ_TO_REC709 * xyz;
		return rgb;
	}
	vec3 evalIridescence( float outsideIOR, float eta2, float cosTheta1, float thinFilmThickness, vec3 baseF0 ) {
		vec3 I;
		float iridescenceIOR = mix( outsideIOR, eta2, smoothstep( 0.0, 0.03, thinFilmThickness ) );
		float sinTheta2Sq = pow2( outsideIOR / iridescenceIOR ) * ( 1.0 - pow2( cosTheta1 ) );
		float cosTheta2Sq = 1.0 - sinTheta2Sq;
		if ( cosTheta2Sq < 0.0 ) {
			return vec3( 1.0 );
		}
		float cosTheta2 = sqrt( cosTheta2Sq );
		float R0 = IorToFresnel0( iridescenceIOR, outsideIOR );
		float R12 = F_Schlick( R0, 1.0, cosTheta1 );
		float T121 = 1.0 - R12;
		float phi12 = 0.0;
		if ( iridescenceIOR < outsideIOR ) phi12 = PI;
		float phi21 = PI - phi12;
		vec3 baseIOR = Fresnel0ToIor( clamp( baseF0, 0.0, 0.9999 ) );		vec3 R1 = IorToFresnel0( baseIOR, iridescenceIOR );
		vec3 R23 = F_Schlick( R1, 1.0, cosTheta2 );
		vec3 phi23 = vec3( 0.0 );
		if ( baseIOR[ 0 ] < iridescenceIOR ) phi23[ 0 ] = PI;
		if ( baseIOR[ 1 ] < iridescenceIOR ) phi23[ 1 ] = PI;
		if ( baseIOR[ 2 ] < iridescenceIOR ) phi23[ 2 ] = PI;
		float OPD = 2.0 * iridescenceIOR * thinFilmThickness * cosTheta2;
		vec3 phi = vec3( phi21 ) + phi23;
		vec3 R123 = clamp( R12 * R23, 1e-5, 0.9999 );
		vec3 r123 = sqrt( R123 );
		vec3 Rs = pow2( T121 ) * R23 / ( vec3( 1.0 ) - R123 );
		vec3 C0 = R12 + Rs;
		I = C0;
		vec3 Cm = Rs - T121;
		for ( int m = 1; m <= 2; ++ m ) {
			Cm *= r123;
			vec3 Sm = 2.0 * evalSensitivity( float( m ) * OPD, float( m ) * phi );
			I += Cm * Sm;
		}
		return max( I, vec3( 0.0 ) );
	}
#endif`,py=`#ifdef USE_BUMPMAP
	uniform sampler2D bumpMap;
	uniform float bumpScale;
	vec2 dHdxy_fwd() {
		vec2 dSTdx = dFdx( vBumpMapUv );
		vec2 dSTdy = dFdy( vBumpMapUv );
		float Hll = bumpScale * texture2D( bumpMap, vBumpMapUv ).x;
		float dBx = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdx ).x - Hll;
		float dBy = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdy ).x - Hll;
		return vec2( dBx, dBy );
	}
	vec3 perturbNormalArb( vec3 surf_pos, vec3 surf_norm, vec2 dHdxy, float faceDirection ) {
		vec3 vSigmaX = normalize( dFdx( surf_pos.xyz ) );
		vec3 vSigmaY = normalize( dFdy( surf_pos.xyz ) );
		vec3 vN = surf_norm;
		vec3 R1 = cross( vSigmaY, vN );
		vec3 R2 = cross( vN, vSigmaX );
		float fDet = dot( vSigmaX, R1 ) * faceDirection;
		vec3 vGrad = sign( fDet ) * ( dHdxy.x * R1 + dHdxy.y * R2 );
		return normalize( abs( fDet ) * surf_norm - vGrad );
	}
#endif`,my=`#if NUM_CLIPPING_PLANES > 0
	vec4 plane;
	#ifdef ALPHA_TO_COVERAGE
		float distanceToPlane, distanceGradient;
		float clipOpacity = 1.0;
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
			distanceGradient = fwidth( distanceToPlane ) / 2.0;
			clipOpacity *= smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			if ( clipOpacity == 0.0 ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			float unionClipOpacity = 1.0;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
				distanceGradient = fwidth( distanceToPlane ) / 2.0;
				unionClipOpacity *= 1.0 - smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			}
			#pragma unroll_loop_end
			clipOpacity *= 1.0 - unionClipOpacity;
		#endif
		diffuseColor.a *= clipOpacity;
		if ( diffuseColor.a == 0.0 ) discard;
	#else
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			if ( dot( vClipPosition, plane.xyz ) > plane.w ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			bool clipped = true;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				clipped = ( dot( vClipPosition, plane.xyz ) > plane.w ) && clipped;
			}
			#pragma unroll_loop_end
			if ( clipped ) discard;
		#endif
	#endif
#endif`,gy=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,_y=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,yy=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,xy=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,vy=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,by=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,Sy=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	vColor = vec4( 1.0 );
#endif
#ifdef USE_COLOR_ALPHA
	vColor *= color;
#elif defined( USE_COLOR )
	vColor.rgb *= color;
#endif
#ifdef USE_INSTANCING_COLOR
	vColor.rgb *= instanceColor.rgb;
#endif
#ifdef USE_BATCHING_COLOR
	vColor *= getBatchingColor( getIndirectIndex( gl_DrawID ) );
#endif`,My=`#define PI 3.141592653589793
#define PI2 6.283185307179586
#define PI_HALF 1.5707963267948966
#define RECIPROCAL_PI 0.3183098861837907
#define RECIPROCAL_PI2 0.15915494309189535
#define EPSILON 1e-6
#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
#define whiteComplement( a ) ( 1.0 - saturate( a ) )
float pow2( const in float x ) { return x*x; }
vec3 pow2( const in vec3 x ) { return x*x; }
float pow3( const in float x ) { return x*x*x; }
float pow4( const in float x ) { float x2 = x*x; return x2*x2; }
float max3( const in vec3 v ) { return max( max( v.x, v.y ), v.z ); }
float average( const in vec3 v ) { return dot( v, vec3( 0.3333333 ) ); }
highp float rand( const in vec2 uv ) {
	const highp float a = 12.9898, b = 78.233, c = 43758.5453;
	highp float dt = dot( uv.xy, vec2( a,b ) ), sn = mod( dt, PI );
	return fract( sin( sn ) * c );
}
#ifdef HIGH_PRECISION
	float precisionSafeLength( vec3 v ) { return length( v ); }
#else
	float precisionSafeLength( vec3 v ) {
		float maxComponent = max3( abs( v ) );
		return length( v / maxComponent ) * maxComponent;
	}
#endif
struct IncidentLight {
	vec3 color;
	vec3 direction;
	bool visible;
};
struct ReflectedLight {
	vec3 directDiffuse;
	vec3 directSpecular;
	vec3 indirectDiffuse;
	vec3 indirectSpecular;
};
#ifdef USE_ALPHAHASH
	varying vec3 vPosition;
#endif
vec3 transformDirection( in vec3 dir, in mat4 matrix ) {
	return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );
}
#define inverseTransformDirection transformDirectionByInverseViewMatrix
vec3 transformNormalByInverseViewMatrix( in vec3 normal, in mat4 viewMatrix ) {
	return normalize( ( vec4( normal, 0.0 ) * viewMatrix ).xyz );
}
vec3 transformDirectionByInverseViewMatrix( in vec3 dir, in mat4 viewMatrix ) {
	return normalize( ( vec4( dir, 0.0 ) * viewMatrix ).xyz );
}
bool isPerspectiveMatrix( mat4 m ) {
	return m[ 2 ][ 3 ] == - 1.0;
}
vec2 equirectUv( in vec3 dir ) {
	float u = atan( dir.z, dir.x ) * RECIPROCAL_PI2 + 0.5;
	float v = asin( clamp( dir.y, - 1.0, 1.0 ) ) * RECIPROCAL_PI + 0.5;
	return vec2( u, v );
}
vec3 BRDF_Lambert( const in vec3 diffuseColor ) {
	return RECIPROCAL_PI * diffuseColor;
}
vec3 F_Schlick( const in vec3 f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
}
float F_Schlick( const in float f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
} // validated`,wy=`vec3 transformedNormal = objectNormal;
#ifdef USE_TANGENT
	vec3 transformedTangent = objectTangent;
#endif
#ifdef USE_BATCHING
	mat3 bm = mat3( batchingMatrix );
	transformedNormal /= vec3( dot( bm[ 0 ], bm[ 0 ] ), dot( bm[ 1 ], bm[ 1 ] ), dot( bm[ 2 ], bm[ 2 ] ) );
	transformedNormal = bm * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = bm * transformedTangent;
	#endif
#endif
#ifdef USE_INSTANCING
	mat3 im = mat3( instanceMatrix );
	transformedNormal /= vec3( dot( im[ 0 ], im[ 0 ] ), dot( im[ 1 ], im[ 1 ] ), dot( im[ 2 ], im[ 2 ] ) );
	transformedNormal = im * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = im * transformedTangent;
	#endif
#endif
transformedNormal = normalMatrix * transformedNormal;
#ifdef FLIP_SIDED
	transformedNormal = - transformedNormal;
#endif
#ifdef USE_TANGENT
	transformedTangent = ( modelViewMatrix * vec4( transformedTangent, 0.0 ) ).xyz;
#endif`,Ay=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,Ey=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,Ty=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,Ry=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,Cy="gl_FragColor = linearToOutputTexel( gl_FragColor );",Py=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,Iy=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vec3 cameraToFrag;
		if ( isOrthographic ) {
			cameraToFrag = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToFrag = normalize( vWorldPosition - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vec3 reflectVec = reflect( cameraToFrag, worldNormal );
		#else
			vec3 reflectVec = refract( cameraToFrag, worldNormal, refractionRatio );
		#endif
	#else
		vec3 reflectVec = vReflect;
	#endif
	#ifdef ENVMAP_TYPE_CUBE
		vec4 envColor = textureCube( envMap, envMapRotation * reflectVec );
		#ifdef ENVMAP_BLENDING_MULTIPLY
			outgoingLight = mix( outgoingLight, outgoingLight * envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_MIX )
			outgoingLight = mix( outgoingLight, envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_ADD )
			outgoingLight += envColor.xyz * specularStrength * reflectivity;
		#endif
	#endif
#endif`,Ly=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,Dy=`#ifdef USE_ENVMAP
	uniform float reflectivity;
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		varying vec3 vWorldPosition;
		uniform float refractionRatio;
	#else
		varying vec3 vReflect;
	#endif
#endif`,Ny=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,Fy=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vWorldPosition = worldPosition.xyz;
	#else
		vec3 cameraToVertex;
		if ( isOrthographic ) {
			cameraToVertex = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToVertex = normalize( worldPosition.xyz - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vReflect = reflect( cameraToVertex, worldNormal );
		#else
			vReflect = refract( cameraToVertex, worldNormal, refractionRatio );
		#endif
	#endif
#endif`,Uy=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,Oy=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,By=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,ky=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,zy=`#ifdef USE_GRADIENTMAP
	uniform sampler2D gradientMap;
#endif
vec3 getGradientIrradiance( vec3 normal, vec3 lightDirection ) {
	float dotNL = dot( normal, lightDirection );
	vec2 coord = vec2( dotNL * 0.5 + 0.5, 0.0 );
	#ifdef USE_GRADIENTMAP
		return vec3( texture2D( gradientMap, coord ).r );
	#else
		vec2 fw = fwidth( coord ) * 0.5;
		return mix( vec3( 0.7 ), vec3( 1.0 ), smoothstep( 0.7 - fw.x, 0.7 + fw.x, coord.x ) );
	#endif
}`,Vy=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,Gy=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,Hy=`varying vec3 vViewPosition;
struct LambertMaterial {
	vec3 diffuseColor;
	float specularStrength;
};
void RE_Direct_Lambert( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Lambert( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Lambert
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,Wy=`uniform bool receiveShadow;
uniform vec3 ambientLightColor;
#if defined( USE_LIGHT_PROBES )
	uniform vec3 lightProbe[ 9 ];
#endif
vec3 shGetIrradianceAt( in vec3 normal, in vec3 shCoefficients[ 9 ] ) {
	float x = normal.x, y = normal.y, z = normal.z;
	vec3 result = shCoefficients[ 0 ] * 0.886227;
	result += shCoefficients[ 1 ] * 2.0 * 0.511664 * y;
	result += shCoefficients[ 2 ] * 2.0 * 0.511664 * z;
	result += shCoefficients[ 3 ] * 2.0 * 0.511664 * x;
	result += shCoefficients[ 4 ] * 2.0 * 0.429043 * x * y;
	result += shCoefficients[ 5 ] * 2.0 * 0.429043 * y * z;
	result += shCoefficients[ 6 ] * ( 0.743125 * z * z - 0.247708 );
	result += shCoefficients[ 7 ] * 2.0 * 0.429043 * x * z;
	result += shCoefficients[ 8 ] * 0.429043 * ( x * x - y * y );
	return result;
}
vec3 getLightProbeIrradiance( const in vec3 lightProbe[ 9 ], const in vec3 normal ) {
	vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec3 irradiance = shGetIrradianceAt( worldNormal, lightProbe );
	return irradiance;
}
vec3 getAmbientLightIrradiance( const in vec3 ambientLightColor ) {
	vec3 irradiance = ambientLightColor;
	return irradiance;
}
float getDistanceAttenuation( const in float lightDistance, const in float cutoffDistance, const in float decayExponent ) {
	float distanceFalloff = 1.0 / max( pow( lightDistance, decayExponent ), 0.01 );
	if ( cutoffDistance > 0.0 ) {
		distanceFalloff *= pow2( saturate( 1.0 - pow4( lightDistance / cutoffDistance ) ) );
	}
	return distanceFalloff;
}
float getSpotAttenuation( const in float coneCosine, const in float penumbraCosine, const in float angleCosine ) {
	return smoothstep( coneCosine, penumbraCosine, angleCosine );
}
#if NUM_SUN_LIGHTS > 0
	struct SunLight {
		vec3 direction;
		vec3 color;
	};
	uniform SunLight sunLights[ NUM_SUN_LIGHTS ];
	void getSunLightInfo( const in SunLight sunLight, out IncidentLight light ) {
		light.color = sunLight.color;
		light.direction = sunLight.direction;
		light.visible = true;
	}
#endif
#if NUM_DIR_LIGHTS > 0
	struct DirectionalLight {
		vec3 direction;
		vec3 color;
	};
	uniform DirectionalLight directionalLights[ NUM_DIR_LIGHTS ];
	void getDirectionalLightInfo( const in DirectionalLight directionalLight, out IncidentLight light ) {
		light.color = directionalLight.color;
		light.direction = directionalLight.direction;
		light.visible = true;
	}
#endif
#if NUM_POINT_LIGHTS > 0
	struct PointLight {
		vec3 position;
		vec3 color;
		float distance;
		float decay;
	};
	uniform PointLight pointLights[ NUM_POINT_LIGHTS ];
	void getPointLightInfo( const in PointLight pointLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = pointLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float lightDistance = length( lVector );
		light.color = pointLight.color;
		light.color *= getDistanceAttenuation( lightDistance, pointLight.distance, pointLight.decay );
		light.visible = ( light.color != vec3( 0.0 ) );
	}
#endif
#if NUM_SPOT_LIGHTS > 0
	struct SpotLight {
		vec3 position;
		vec3 direction;
		vec3 color;
		float distance;
		float decay;
		float coneCos;
		float penumbraCos;
	};
	uniform SpotLight spotLights[ NUM_SPOT_LIGHTS ];
	void getSpotLightInfo( const in SpotLight spotLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = spotLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float angleCos = dot( light.direction, spotLight.direction );
		float spotAttenuation = getSpotAttenuation( spotLight.coneCos, spotLight.penumbraCos, angleCos );
		if ( spotAttenuation > 0.0 ) {
			float lightDistance = length( lVector );
			light.color = spotLight.color * spotAttenuation;
			light.color *= getDistanceAttenuation( lightDistance, spotLight.distance, spotLight.decay );
			light.visible = ( light.color != vec3( 0.0 ) );
		} else {
			light.color = vec3( 0.0 );
			light.visible = false;
		}
	}
#endif
#if NUM_RECT_AREA_LIGHTS > 0
	struct RectAreaLight {
		vec3 color;
		vec3 position;
		vec3 halfWidth;
		vec3 halfHeight;
	};
	uniform sampler2D ltc_1;	uniform sampler2D ltc_2;
	uniform RectAreaLight rectAreaLights[ NUM_RECT_AREA_LIGHTS ];
#endif
#if NUM_HEMI_LIGHTS > 0
	struct HemisphereLight {
		vec3 direction;
		vec3 skyColor;
		vec3 groundColor;
	};
	uniform HemisphereLight hemisphereLights[ NUM_HEMI_LIGHTS ];
	vec3 getHemisphereLightIrradiance( const in HemisphereLight hemiLight, const in vec3 normal ) {
		float dotNL = dot( normal, hemiLight.direction );
		float hemiDiffuseWeight = 0.5 * dotNL + 0.5;
		vec3 irradiance = mix( hemiLight.groundColor, hemiLight.skyColor, hemiDiffuseWeight );
		return irradiance;
	}
#endif
#include <lightprobes_pars_fragment>`,qy=`#ifdef USE_ENVMAP
	vec3 getIBLIrradiance( const in vec3 normal ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * worldNormal, ENVMAP_MAX_LOD );
			return PI * envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	vec3 getIBLRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 reflectVec = reflect( - viewDir, normal );
			reflectVec = normalize( mix( reflectVec, normal, pow4( roughness ) ) );
			reflectVec = transformDirectionByInverseViewMatrix( reflectVec, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * reflectVec, roughnessToMip( roughness ) );
			return envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	#ifdef USE_RETROREFLECTION
		vec3 getIBLRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 retroVec = normalize( mix( viewDir, normal, pow4( roughness ) ) );
				retroVec = transformDirectionByInverseViewMatrix( retroVec, viewMatrix );
				vec4 envMapColor = textureLod( envMap, envMapRotation * retroVec, roughnessToMip( roughness ) );
				return envMapColor.rgb * envMapIntensity;
			#else
				return vec3( 0.0 );
			#endif
		}
	#endif
	#ifdef USE_ANISOTROPY
		vec3 getIBLAnisotropyRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 bentNormal = cross( bitangent, viewDir );
				bentNormal = normalize( cross( bentNormal, bitangent ) );
				bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
				return getIBLRadiance( viewDir, bentNormal, roughness );
			#else
				return vec3( 0.0 );
			#endif
		}
		#ifdef USE_RETROREFLECTION
			vec3 getIBLAnisotropyRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
				#ifdef ENVMAP_TYPE_PMREM
					vec3 bentNormal = cross( bitangent, viewDir );
					bentNormal = normalize( cross( bentNormal, bitangent ) );
					bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
					return getIBLRetroRadiance( viewDir, bentNormal, roughness );
				#else
					return vec3( 0.0 );
				#endif
			}
		#endif
	#endif
#endif`,Xy=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,Yy=`varying vec3 vViewPosition;
struct ToonMaterial {
	vec3 diffuseColor;
};
void RE_Direct_Toon( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 irradiance = getGradientIrradiance( geometryNormal, directLight.direction ) * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Toon( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Toon
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,$y=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,Zy=`varying vec3 vViewPosition;
struct BlinnPhongMaterial {
	vec3 diffuseColor;
	vec3 specularColor;
	float specularShininess;
	float specularStrength;
};
void RE_Direct_BlinnPhong( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
	reflectedLight.directSpecular += irradiance * BRDF_BlinnPhong( directLight.direction, geometryViewDir, geometryNormal, material.specularColor, material.specularShininess ) * material.specularStrength;
}
void RE_IndirectDiffuse_BlinnPhong( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_BlinnPhong
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,Jy=`PhysicalMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.diffuseContribution = diffuseColor.rgb * ( 1.0 - metalnessFactor );
material.metalness = metalnessFactor;
vec3 dxy = max( abs( dFdx( nonPerturbedNormal ) ), abs( dFdy( nonPerturbedNormal ) ) );
float geometryRoughness = max( max( dxy.x, dxy.y ), dxy.z );
material.roughness = max( roughnessFactor, 0.045 );
material.roughness += geometryRoughness;
material.roughness = min( material.roughness, 1.0 );
#ifdef USE_DIFFUSE_ROUGHNESS
	float diffuseRoughnessFactor = diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		diffuseRoughnessFactor *= texture2D( diffuseRoughnessMap, vDiffuseRoughnessMapUv ).r;
	#endif
	material.diffuseRoughness = saturate( diffuseRoughnessFactor );
#endif
#ifdef IOR
	material.ior = ior;
	#ifdef USE_SPECULAR
		float specularIntensityFactor = specularIntensity;
		vec3 specularColorFactor = specularColor;
		#ifdef USE_SPECULAR_COLORMAP
			specularColorFactor *= texture2D( specularColorMap, vSpecularColorMapUv ).rgb;
		#endif
		#ifdef USE_SPECULAR_INTENSITYMAP
			specularIntensityFactor *= texture2D( specularIntensityMap, vSpecularIntensityMapUv ).a;
		#endif
		material.specularF90 = mix( specularIntensityFactor, 1.0, metalnessFactor );
	#else
		float specularIntensityFactor = 1.0;
		vec3 specularColorFactor = vec3( 1.0 );
		material.specularF90 = 1.0;
	#endif
	material.specularColor = min( pow2( ( material.ior - 1.0 ) / ( material.ior + 1.0 ) ) * specularColorFactor, vec3( 1.0 ) ) * specularIntensityFactor;
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
#else
	material.specularColor = vec3( 0.04 );
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
	material.specularF90 = 1.0;
#endif
#ifdef USE_CLEARCOAT
	material.clearcoat = clearcoat;
	material.clearcoatRoughness = clearcoatRoughness;
	material.clearcoatF0 = vec3( 0.04 );
	material.clearcoatF90 = 1.0;
	#ifdef USE_CLEARCOATMAP
		material.clearcoat *= texture2D( clearcoatMap, vClearcoatMapUv ).x;
	#endif
	#ifdef USE_CLEARCOAT_ROUGHNESSMAP
		material.clearcoatRoughness *= texture2D( clearcoatRoughnessMap, vClearcoatRoughnessMapUv ).y;
	#endif
	material.clearcoat = saturate( material.clearcoat );	material.clearcoatRoughness = max( material.clearcoatRoughness, 0.045 );
	material.clearcoatRoughness += geometryRoughness;
	material.clearcoatRoughness = min( material.clearcoatRoughness, 1.0 );
#endif
#ifdef USE_DISPERSION
	material.dispersion = dispersion;
#endif
#ifdef USE_RETROREFLECTION
	material.retroreflectivity = retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	material.iridescence = iridescence;
	material.iridescenceIOR = iridescenceIOR;
	#ifdef USE_IRIDESCENCEMAP
		material.iridescence *= texture2D( iridescenceMap, vIridescenceMapUv ).r;
	#endif
	#ifdef USE_IRIDESCENCE_THICKNESSMAP
		material.iridescenceThickness = (iridescenceThicknessMaximum - iridescenceThicknessMinimum) * texture2D( iridescenceThicknessMap, vIridescenceThicknessMapUv ).g + iridescenceThicknessMinimum;
	#else
		material.iridescenceThickness = iridescenceThicknessMaximum;
	#endif
#endif
#ifdef USE_SHEEN
	material.sheenColor = sheenColor;
	#ifdef USE_SHEEN_COLORMAP
		material.sheenColor *= texture2D( sheenColorMap, vSheenColorMapUv ).rgb;
	#endif
	material.sheenRoughness = clamp( sheenRoughness, 0.0001, 1.0 );
	#ifdef USE_SHEEN_ROUGHNESSMAP
		material.sheenRoughness *= texture2D( sheenRoughnessMap, vSheenRoughnessMapUv ).a;
	#endif
#endif
#ifdef USE_ANISOTROPY
	#ifdef USE_ANISOTROPYMAP
		mat2 anisotropyMat = mat2( anisotropyVector.x, anisotropyVector.y, - anisotropyVector.y, anisotropyVector.x );
		vec3 anisotropyPolar = texture2D( anisotropyMap, vAnisotropyMapUv ).rgb;
		vec2 anisotropyV = anisotropyMat * normalize( 2.0 * anisotropyPolar.rg - vec2( 1.0 ) ) * anisotropyPolar.b;
	#else
		vec2 anisotropyV = anisotropyVector;
	#endif
	material.anisotropy = length( anisotropyV );
	if( material.anisotropy == 0.0 ) {
		anisotropyV = vec2( 1.0, 0.0 );
	} else {
		anisotropyV /= material.anisotropy;
		material.anisotropy = saturate( material.anisotropy );
	}
	material.alphaT = mix( pow2( material.roughness ), 1.0, pow2( material.anisotropy ) );
	material.anisotropyT = tbn[ 0 ] * anisotropyV.x + tbn[ 1 ] * anisotropyV.y;
	material.anisotropyB = tbn[ 1 ] * anisotropyV.x - tbn[ 0 ] * anisotropyV.y;
#endif`,Ky=`uniform sampler2D dfgLUT;
struct PhysicalMaterial {
	vec3 diffuseColor;
	vec3 diffuseContribution;
	vec3 specularColor;
	vec3 specularColorBlended;
	float roughness;
	float metalness;
	float specularF90;
	float dispersion;
	vec2 dfg;
	vec3 multiScatteringCompensation;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float diffuseRoughness;
	#endif
	#ifdef USE_RETROREFLECTION
		float retroreflectivity;
	#endif
	#ifdef USE_CLEARCOAT
		float clearcoat;
		float clearcoatRoughness;
		vec3 clearcoatF0;
		float clearcoatF90;
	#endif
	#ifdef USE_IRIDESCENCE
		float iridescence;
		float iridescenceIOR;
		float iridescenceThickness;
		vec3 iridescenceFresnel;
		vec3 iridescenceF0Dielectric;
		vec3 iridescenceF0Metallic;
	#endif
	#ifdef USE_SHEEN
		vec3 sheenColor;
		float sheenRoughness;
	#endif
	#ifdef IOR
		float ior;
	#endif
	#ifdef USE_TRANSMISSION
		float transmission;
		float transmissionAlpha;
		float thickness;
		float attenuationDistance;
		vec3 attenuationColor;
	#endif
	#ifdef USE_ANISOTROPY
		float anisotropy;
		float alphaT;
		vec3 anisotropyT;
		vec3 anisotropyB;
	#endif
};
vec3 clearcoatSpecularDirect = vec3( 0.0 );
vec3 clearcoatSpecularIndirect = vec3( 0.0 );
vec3 sheenSpecularDirect = vec3( 0.0 );
vec3 sheenSpecularIndirect = vec3(0.0 );
vec3 Schlick_to_F0( const in vec3 f, const in float f90, const in float dotVH ) {
    float x = clamp( 1.0 - dotVH, 0.0, 1.0 );
    float x2 = x * x;
    float x5 = clamp( x * x2 * x2, 0.0, 0.9999 );
    return ( f - vec3( f90 ) * x5 ) / ( 1.0 - x5 );
}
#ifdef USE_DIFFUSE_ROUGHNESS
	const float EON_EPSILON = 1e-7;
	float FON_DirectionalAlbedo( const in float mu, const in float roughness, const in float A ) {
		float muComp = 1.0 - mu;
		float gOverPi = muComp * ( 0.0571085289 + muComp * ( 0.491881867 + muComp * ( - 0.332181442 + muComp * 0.0714429953 ) ) );
		return A * ( 1.0 + roughness * gOverPi );
	}
	vec3 BRDF_EON( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 diffuseColor, const in float roughness ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return BRDF_Lambert( rho );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float s = dot( lightDir, viewDir ) - dotNL * dotNV;
		float sOverT = ( s > 0.0 ) ? s / max( max( dotNL, dotNV ), EON_EPSILON ) : s;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		vec3 singleScatter = rho * RECIPROCAL_PI * A * ( 1.0 + roughness * sOverT );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		float albedoV = FON_DirectionalAlbedo( dotNV, roughness, A );
		float albedoL = FON_DirectionalAlbedo( dotNL, roughness, A );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		vec3 multiScatter = rhoMultiScatter * RECIPROCAL_PI
			* max( EON_EPSILON, 1.0 - albedoV )
			* max( EON_EPSILON, 1.0 - albedoL )
			/ max( EON_EPSILON, 1.0 - averageAlbedo );
		return singleScatter + multiScatter;
	}
	vec3 EON_DirectionalAlbedo( const in vec3 diffuseColor, const in float roughness, const in float dotNV ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return rho;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		float directionalAlbedo = FON_DirectionalAlbedo( dotNV, roughness, A );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		return rho * directionalAlbedo + rhoMultiScatter * ( 1.0 - directionalAlbedo );
	}
#endif
float V_GGX_SmithCorrelated( const in float alpha, const in float dotNL, const in float dotNV ) {
	float a2 = pow2( alpha );
	float gv = dotNL * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNV ) );
	float gl = dotNV * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNL ) );
	return 0.5 / max( gv + gl, EPSILON );
}
float D_GGX( const in float alpha, const in float dotNH ) {
	float a2 = pow2( alpha );
	float denom = pow2( dotNH ) * ( a2 - 1.0 ) + 1.0;
	return RECIPROCAL_PI * a2 / pow2( denom );
}
#ifdef USE_ANISOTROPY
	float V_GGX_SmithCorrelated_Anisotropic( const in float alphaT, const in float alphaB, const in float dotTV, const in float dotBV, const in float dotTL, const in float dotBL, const in float dotNV, const in float dotNL ) {
		float gv = dotNL * length( vec3( alphaT * dotTV, alphaB * dotBV, dotNV ) );
		float gl = dotNV * length( vec3( alphaT * dotTL, alphaB * dotBL, dotNL ) );
		return 0.5 / max( gv + gl, EPSILON );
	}
	float D_GGX_Anisotropic( const in float alphaT, const in float alphaB, const in float dotNH, const in float dotTH, const in float dotBH ) {
		float a2 = alphaT * alphaB;
		highp vec3 v = vec3( alphaB * dotTH, alphaT * dotBH, a2 * dotNH );
		highp float v2 = dot( v, v );
		float w2 = a2 / v2;
		return RECIPROCAL_PI * a2 * pow2 ( w2 );
	}
#endif
#ifdef USE_CLEARCOAT
	vec3 BRDF_GGX_Clearcoat( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material) {
		vec3 f0 = material.clearcoatF0;
		float f90 = material.clearcoatF90;
		float roughness = max( material.clearcoatRoughness, 0.045 );
		float alpha = pow2( roughness );
		vec3 halfDir = normalize( lightDir + viewDir );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float dotNH = saturate( dot( normal, halfDir ) );
		float dotVH = saturate( dot( viewDir, halfDir ) );
		vec3 F = F_Schlick( f0, f90, dotVH );
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
		return F * ( V * D );
	}
#endif
vec3 BRDF_GGX( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material ) {
	vec3 f0 = material.specularColorBlended;
	float f90 = material.specularF90;
	float roughness = max( material.roughness, 0.045 );
	float alpha = pow2( roughness );
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( f0, f90, dotVH );
	#ifdef USE_IRIDESCENCE
		F = mix( F, material.iridescenceFresnel, material.iridescence );
	#endif
	#ifdef USE_ANISOTROPY
		float dotTL = dot( material.anisotropyT, lightDir );
		float dotTV = dot( material.anisotropyT, viewDir );
		float dotTH = dot( material.anisotropyT, halfDir );
		float dotBL = dot( material.anisotropyB, lightDir );
		float dotBV = dot( material.anisotropyB, viewDir );
		float dotBH = dot( material.anisotropyB, halfDir );
		float alphaT = max( material.alphaT, alpha );
		float V = V_GGX_SmithCorrelated_Anisotropic( alphaT, alpha, dotTV, dotBV, dotTL, dotBL, dotNV, dotNL );
		float D = D_GGX_Anisotropic( alphaT, alpha, dotNH, dotTH, dotBH );
	#else
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
	#endif
	return F * ( V * D );
}
vec2 LTC_Uv( const in vec3 N, const in vec3 V, const in float roughness ) {
	const float LUT_SIZE = 64.0;
	const float LUT_SCALE = ( LUT_SIZE - 1.0 ) / LUT_SIZE;
	const float LUT_BIAS = 0.5 / LUT_SIZE;
	float dotNV = saturate( dot( N, V ) );
	vec2 uv = vec2( roughness, sqrt( 1.0 - dotNV ) );
	uv = uv * LUT_SCALE + LUT_BIAS;
	return uv;
}
float LTC_ClippedSphereFormFactor( const in vec3 f ) {
	float l = length( f );
	return max( ( l * l + f.z ) / ( l + 1.0 ), 0.0 );
}
vec3 LTC_EdgeVectorFormFactor( const in vec3 v1, const in vec3 v2 ) {
	float x = dot( v1, v2 );
	float y = abs( x );
	float a = 0.8543985 + ( 0.4965155 + 0.0145206 * y ) * y;
	float b = 3.4175940 + ( 4.1616724 + y ) * y;
	float v = a / b;
	float theta_sintheta = ( x > 0.0 ) ? v : 0.5 * inversesqrt( max( 1.0 - x * x, 1e-7 ) ) - v;
	return cross( v1, v2 ) * theta_sintheta;
}
vec3 LTC_Evaluate( const in vec3 N, const in vec3 V, const in vec3 P, const in mat3 mInv, const in vec3 rectCoords[ 4 ] ) {
	vec3 v1 = rectCoords[ 1 ] - rectCoords[ 0 ];
	vec3 v2 = rectCoords[ 3 ] - rectCoords[ 0 ];
	vec3 lightNormal = cross( v1, v2 );
	if( dot( lightNormal, P - rectCoords[ 0 ] ) < 0.0 ) return vec3( 0.0 );
	vec3 T1, T2;
	T1 = normalize( V - N * dot( V, N ) );
	T2 = - cross( N, T1 );
	mat3 mat = mInv * transpose( mat3( T1, T2, N ) );
	vec3 coords[ 4 ];
	coords[ 0 ] = mat * ( rectCoords[ 0 ] - P );
	coords[ 1 ] = mat * ( rectCoords[ 1 ] - P );
	coords[ 2 ] = mat * ( rectCoords[ 2 ] - P );
	coords[ 3 ] = mat * ( rectCoords[ 3 ] - P );
	coords[ 0 ] = normalize( coords[ 0 ] );
	coords[ 1 ] = normalize( coords[ 1 ] );
	coords[ 2 ] = normalize( coords[ 2 ] );
	coords[ 3 ] = normalize( coords[ 3 ] );
	vec3 vectorFormFactor = vec3( 0.0 );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 0 ], coords[ 1 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 1 ], coords[ 2 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 2 ], coords[ 3 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 3 ], coords[ 0 ] );
	float result = LTC_ClippedSphereFormFactor( vectorFormFactor );
	return vec3( result );
}
#if defined( USE_SHEEN )
float D_Charlie( float roughness, float dotNH ) {
	float alpha = pow2( roughness );
	float invAlpha = 1.0 / alpha;
	float cos2h = dotNH * dotNH;
	float sin2h = max( 1.0 - cos2h, 0.0078125 );
	return ( 2.0 + invAlpha ) * pow( sin2h, invAlpha * 0.5 ) / ( 2.0 * PI );
}
float V_Neubelt( float dotNV, float dotNL ) {
	return saturate( 1.0 / ( 4.0 * ( dotNL + dotNV - dotNL * dotNV ) ) );
}
vec3 BRDF_Sheen( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, vec3 sheenColor, const in float sheenRoughness ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float D = D_Charlie( sheenRoughness, dotNH );
	float V = V_Neubelt( dotNV, dotNL );
	return sheenColor * ( D * V );
}
#endif
float IBLSheenBRDF( const in vec3 normal, const in vec3 viewDir, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	float r2 = roughness * roughness;
	float rInv = 1.0 / ( roughness + 0.1 );
	float a = -1.9362 + 1.0678 * roughness + 0.4573 * r2 - 0.8469 * rInv;
	float b = -0.6014 + 0.5538 * roughness - 0.4670 * r2 - 0.1255 * rInv;
	float DG = exp( a * dotNV + b );
	return saturate( DG );
}
vec3 EnvironmentBRDF( const in vec3 normal, const in vec3 viewDir, const in vec3 specularColor, const in float specularF90, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	vec2 fab = texture2D( dfgLUT, vec2( roughness, dotNV ) ).rg;
	return specularColor * fab.x + specularF90 * fab.y;
}
#ifdef USE_IRIDESCENCE
void computeMultiscatteringIridescence( const in vec2 fab, const in vec3 specularColor, const in float specularF90, const in float iridescence, const in vec3 iridescenceF0, inout vec3 singleScatter, inout vec3 multiScatter ) {
#else
void computeMultiscattering( const in vec2 fab, const in vec3 specularColor, const in float specularF90, inout vec3 singleScatter, inout vec3 multiScatter ) {
#endif
	#ifdef USE_IRIDESCENCE
		vec3 Fr = mix( specularColor, iridescenceF0, iridescence );
	#else
		vec3 Fr = specularColor;
	#endif
	vec3 FssEss = Fr * fab.x + specularF90 * fab.y;
	float Ess = fab.x + fab.y;
	float Ems = 1.0 - Ess;
	vec3 Favg = Fr + ( 1.0 - Fr ) * 0.047619;	vec3 Fms = FssEss * Favg / ( 1.0 - Ems * Favg );
	singleScatter += FssEss;
	multiScatter += Fms * Ems;
}
#if NUM_RECT_AREA_LIGHTS > 0
	void RE_Direct_RectArea_Physical( const in RectAreaLight rectAreaLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
		vec3 normal = geometryNormal;
		vec3 viewDir = geometryViewDir;
		vec3 position = geometryPosition;
		vec3 lightPos = rectAreaLight.position;
		vec3 halfWidth = rectAreaLight.halfWidth;
		vec3 halfHeight = rectAreaLight.halfHeight;
		vec3 lightColor = rectAreaLight.color;
		float roughness = material.roughness;
		vec3 rectCoords[ 4 ];
		rectCoords[ 0 ] = lightPos + halfWidth - halfHeight;		rectCoords[ 1 ] = lightPos - halfWidth - halfHeight;
		rectCoords[ 2 ] = lightPos - halfWidth + halfHeight;
		rectCoords[ 3 ] = lightPos + halfWidth + halfHeight;
		vec2 uv = LTC_Uv( normal, viewDir, roughness );
		vec4 t1 = texture2D( ltc_1, uv );
		vec4 t2 = texture2D( ltc_2, uv );
		mat3 mInv = mat3(
			vec3( t1.x, 0, t1.y ),
			vec3(    0, 1,    0 ),
			vec3( t1.z, 0, t1.w )
		);
		vec3 fresnel = ( material.specularColorBlended * t2.x + ( material.specularF90 - material.specularColorBlended ) * t2.y );
		reflectedLight.directSpecular += lightColor * fresnel * LTC_Evaluate( normal, viewDir, position, mInv, rectCoords );
		reflectedLight.directDiffuse += lightColor * material.diffuseContribution * LTC_Evaluate( normal, viewDir, position, mat3( 1.0 ), rectCoords );
		#ifdef USE_CLEARCOAT
			vec3 Ncc = geometryClearcoatNormal;
			vec2 uvClearcoat = LTC_Uv( Ncc, viewDir, material.clearcoatRoughness );
			vec4 t1Clearcoat = texture2D( ltc_1, uvClearcoat );
			vec4 t2Clearcoat = texture2D( ltc_2, uvClearcoat );
			mat3 mInvClearcoat = mat3(
				vec3( t1Clearcoat.x, 0, t1Clearcoat.y ),
				vec3(             0, 1,             0 ),
				vec3( t1Clearcoat.z, 0, t1Clearcoat.w )
			);
			vec3 fresnelClearcoat = material.clearcoatF0 * t2Clearcoat.x + ( material.clearcoatF90 - material.clearcoatF0 ) * t2Clearcoat.y;
			clearcoatSpecularDirect += lightColor * fresnelClearcoat * LTC_Evaluate( Ncc, viewDir, position, mInvClearcoat, rectCoords );
		#endif
	}
#endif
void RE_Direct_Physical( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	#ifdef USE_CLEARCOAT
		float dotNLcc = saturate( dot( geometryClearcoatNormal, directLight.direction ) );
		vec3 ccIrradiance = dotNLcc * directLight.color;
		clearcoatSpecularDirect += ccIrradiance * BRDF_GGX_Clearcoat( directLight.direction, geometryViewDir, geometryClearcoatNormal, material );
	#endif
	#ifdef USE_SHEEN
 
 		sheenSpecularDirect += irradiance * BRDF_Sheen( directLight.direction, geometryViewDir, geometryNormal, material.sheenColor, material.sheenRoughness );
 
 		float sheenAlbedoV = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
 		float sheenAlbedoL = IBLSheenBRDF( geometryNormal, directLight.direction, material.sheenRoughness );
 
 		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * max( sheenAlbedoV, sheenAlbedoL );
 
 		irradiance *= sheenEnergyComp;
 
 	#endif
	vec3 specularBRDF = BRDF_GGX( directLight.direction, geometryViewDir, geometryNormal, material );
	#ifdef USE_RETROREFLECTION
		vec3 retroViewDir = reflect( - geometryViewDir, geometryNormal );
		vec3 retroSpecularBRDF = BRDF_GGX( directLight.direction, retroViewDir, geometryNormal, material );
		specularBRDF = mix( specularBRDF, retroSpecularBRDF, saturate( material.retroreflectivity ) );
	#endif
	reflectedLight.directSpecular += irradiance * specularBRDF * material.multiScatteringCompensation;
	vec3 halfDir = normalize( directLight.direction + geometryViewDir );
	float dotVH = saturate( dot( geometryViewDir, halfDir ) );
	vec3 F = F_Schlick( material.specularColor, material.specularF90, dotVH );
	#ifdef USE_RETROREFLECTION
		vec3 retroHalfDir = normalize( directLight.direction + retroViewDir );
		float dotRetroVH = saturate( dot( retroViewDir, retroHalfDir ) );
		vec3 retroF = F_Schlick( material.specularColor, material.specularF90, dotRetroVH );
		F = mix( F, retroF, saturate( material.retroreflectivity ) );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		vec3 diffuseBRDF = BRDF_EON( directLight.direction, geometryViewDir, geometryNormal, material.diffuseColor, material.diffuseRoughness ) * ( 1.0 - material.metalness );
	#else
		vec3 diffuseBRDF = BRDF_Lambert( material.diffuseContribution );
	#endif
	reflectedLight.directDiffuse += irradiance * diffuseBRDF * ( 1.0 - F );
}
void RE_IndirectDiffuse_Physical( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 singleScattering = vec3( 0.0 );
	vec3 multiScattering = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScattering, multiScattering );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScattering, multiScattering );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuseAlbedo = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness );
		vec3 diffuse = irradiance * RECIPROCAL_PI * diffuseAlbedo * ( 1.0 - singleScattering - multiScattering );
	#else
		vec3 diffuse = irradiance * BRDF_Lambert( material.diffuseContribution ) * ( 1.0 - singleScattering - multiScattering );
	#endif
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		sheenSpecularIndirect += irradiance * material.sheenColor * sheenAlbedo * RECIPROCAL_PI;
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		diffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectDiffuse += diffuse;
}
void RE_IndirectSpecular_Physical( const in vec3 radiance, const in vec3 irradiance, const in vec3 clearcoatRadiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight) {
	#ifdef USE_CLEARCOAT
		clearcoatSpecularIndirect += clearcoatRadiance * EnvironmentBRDF( geometryClearcoatNormal, geometryViewDir, material.clearcoatF0, material.clearcoatF90, material.clearcoatRoughness );
	#endif
	#ifdef USE_SHEEN
		sheenSpecularIndirect += irradiance * material.sheenColor * IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness ) * RECIPROCAL_PI;
 	#endif
	vec3 singleScatteringDielectric = vec3( 0.0 );
	vec3 multiScatteringDielectric = vec3( 0.0 );
	vec3 singleScatteringMetallic = vec3( 0.0 );
	vec3 multiScatteringMetallic = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscatteringIridescence( material.dfg, material.diffuseColor, material.specularF90, material.iridescence, material.iridescenceF0Metallic, singleScatteringMetallic, multiScatteringMetallic );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscattering( material.dfg, material.diffuseColor, material.specularF90, singleScatteringMetallic, multiScatteringMetallic );
	#endif
	vec3 singleScattering = mix( singleScatteringDielectric, singleScatteringMetallic, material.metalness );
	vec3 multiScattering = mix( multiScatteringDielectric, multiScatteringMetallic, material.metalness );
	vec3 totalScatteringDielectric = singleScatteringDielectric + multiScatteringDielectric;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuse = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness ) * ( 1.0 - totalScatteringDielectric );
	#else
		vec3 diffuse = material.diffuseContribution * ( 1.0 - totalScatteringDielectric );
	#endif
	vec3 cosineWeightedIrradiance = irradiance * RECIPROCAL_PI;
	vec3 indirectSpecular = radiance * singleScattering;
	indirectSpecular += multiScattering * cosineWeightedIrradiance;
	vec3 indirectDiffuse = diffuse * cosineWeightedIrradiance;
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		indirectSpecular *= sheenEnergyComp;
		indirectDiffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectSpecular += indirectSpecular;
	reflectedLight.indirectDiffuse += indirectDiffuse;
}
#define RE_Direct				RE_Direct_Physical
#define RE_Direct_RectArea		RE_Direct_RectArea_Physical
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Physical
#define RE_IndirectSpecular		RE_IndirectSpecular_Physical
float computeSpecularOcclusion( const in float dotNV, const in float ambientOcclusion, const in float roughness ) {
	return saturate( pow( dotNV + ambientOcclusion, exp2( - 16.0 * roughness - 1.0 ) ) - 1.0 + ambientOcclusion );
}`,jy=`
vec3 geometryPosition = - vViewPosition;
vec3 geometryNormal = normal;
vec3 geometryViewDir = ( isOrthographic ) ? vec3( 0, 0, 1 ) : normalize( vViewPosition );
vec3 geometryClearcoatNormal = vec3( 0.0 );
#ifdef USE_CLEARCOAT
	geometryClearcoatNormal = clearcoatNormal;
#endif
#ifdef USE_IRIDESCENCE
	float dotNVi = saturate( dot( normal, geometryViewDir ) );
	if ( material.iridescenceThickness == 0.0 ) {
		material.iridescence = 0.0;
	} else {
		material.iridescence = saturate( material.iridescence );
	}
	if ( material.iridescence > 0.0 ) {
		vec3 iridescenceFresnelDielectric = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.specularColor );
		vec3 iridescenceFresnelMetallic = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.diffuseColor );
		material.iridescenceFresnel = mix( iridescenceFresnelDielectric, iridescenceFresnelMetallic, material.metalness );
		material.iridescenceF0Dielectric = Schlick_to_F0( iridescenceFresnelDielectric, 1.0, dotNVi );
		material.iridescenceF0Metallic = Schlick_to_F0( iridescenceFresnelMetallic, 1.0, dotNVi );
	}
#endif
#ifdef STANDARD
	float dotNVms = saturate( dot( geometryNormal, geometryViewDir ) );
	material.dfg = texture2D( dfgLUT, vec2( material.roughness, dotNVms ) ).rg;
	#if ( NUM_SUN_LIGHTS > 0 || NUM_DIR_LIGHTS > 0 || NUM_POINT_LIGHTS > 0 || NUM_SPOT_LIGHTS > 0 )
		float EssMs = material.dfg.x + material.dfg.y;
		material.multiScatteringCompensation = 1.0 + material.specularColorBlended * ( 1.0 / EssMs - 1.0 );
	#endif
#endif
IncidentLight directLight;
#if ( NUM_POINT_LIGHTS > 0 ) && defined( RE_Direct )
	PointLight pointLight;
	#if defined( USE_SHADOWMAP ) && NUM_POINT_LIGHT_SHADOWS > 0
	PointLightShadow pointLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHTS; i ++ ) {
		pointLight = pointLights[ i ];
		getPointLightInfo( pointLight, geometryPosition, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_POINT_LIGHT_SHADOWS ) && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
		pointLightShadow = pointLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getPointShadow( pointShadowMap[ i ], pointLightShadow.shadowMapSize, pointLightShadow.shadowIntensity, pointLightShadow.shadowBias, pointLightShadow.shadowRadius, vPointShadowCoord[ i ], pointLightShadow.shadowCameraNear, pointLightShadow.shadowCameraFar ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SPOT_LIGHTS > 0 ) && defined( RE_Direct )
	SpotLight spotLight;
	vec4 spotColor;
	vec3 spotLightCoord;
	bool inSpotLightMap;
	#if defined( USE_SHADOWMAP ) && NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHTS; i ++ ) {
		spotLight = spotLights[ i ];
		getSpotLightInfo( spotLight, geometryPosition, directLight );
		#if ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#define SPOT_LIGHT_MAP_INDEX UNROLLED_LOOP_INDEX
		#elif ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		#define SPOT_LIGHT_MAP_INDEX NUM_SPOT_LIGHT_MAPS
		#else
		#define SPOT_LIGHT_MAP_INDEX ( UNROLLED_LOOP_INDEX - NUM_SPOT_LIGHT_SHADOWS + NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#endif
		#if ( SPOT_LIGHT_MAP_INDEX < NUM_SPOT_LIGHT_MAPS )
			spotLightCoord = vSpotLightCoord[ i ].xyz / vSpotLightCoord[ i ].w;
			inSpotLightMap = all( lessThan( abs( spotLightCoord * 2. - 1. ), vec3( 1.0 ) ) );
			spotColor = texture2D( spotLightMap[ SPOT_LIGHT_MAP_INDEX ], spotLightCoord.xy );
			directLight.color = inSpotLightMap ? directLight.color * spotColor.rgb : directLight.color;
		#endif
		#undef SPOT_LIGHT_MAP_INDEX
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		spotLightShadow = spotLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( spotShadowMap[ i ], spotLightShadow.shadowMapSize, spotLightShadow.shadowIntensity, spotLightShadow.shadowBias, spotLightShadow.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SUN_LIGHTS > 0 ) && defined( RE_Direct )
	SunLight sunLight;
	#if defined( USE_SHADOWMAP ) && NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHTS; i ++ ) {
		sunLight = sunLights[ i ];
		getSunLightInfo( sunLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SUN_LIGHT_SHADOWS )
		sunLightShadow = sunLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getSunShadow( sunShadowMap[ i ], sunLightShadow, UNROLLED_LOOP_INDEX ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_DIR_LIGHTS > 0 ) && defined( RE_Direct )
	DirectionalLight directionalLight;
	#if defined( USE_SHADOWMAP ) && NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHTS; i ++ ) {
		directionalLight = directionalLights[ i ];
		getDirectionalLightInfo( directionalLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_DIR_LIGHT_SHADOWS )
		directionalLightShadow = directionalLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( directionalShadowMap[ i ], directionalLightShadow.shadowMapSize, directionalLightShadow.shadowIntensity, directionalLightShadow.shadowBias, directionalLightShadow.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_RECT_AREA_LIGHTS > 0 ) && defined( RE_Direct_RectArea )
	RectAreaLight rectAreaLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_RECT_AREA_LIGHTS; i ++ ) {
		rectAreaLight = rectAreaLights[ i ];
		RE_Direct_RectArea( rectAreaLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if defined( RE_IndirectDiffuse )
	vec3 iblIrradiance = vec3( 0.0 );
	vec3 irradiance = getAmbientLightIrradiance( ambientLightColor );
	#if defined( USE_LIGHT_PROBES )
		irradiance += getLightProbeIrradiance( lightProbe, geometryNormal );
	#endif
	#if ( NUM_HEMI_LIGHTS > 0 )
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_HEMI_LIGHTS; i ++ ) {
			irradiance += getHemisphereLightIrradiance( hemisphereLights[ i ], geometryNormal );
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_LIGHT_PROBE_GRIDS > 0
		vec3 probeWorldPos = ( ( vec4( geometryPosition, 1.0 ) - viewMatrix[ 3 ] ) * viewMatrix ).xyz;
		vec3 probeWorldNormal = transformNormalByInverseViewMatrix( geometryNormal, viewMatrix );
		int probeGrid = - 1;
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( isInsideLightProbeGrid( probeWorldPos, probeWorldNormal, probesMin[ i ], probesMax[ i ], probesResolution[ i ] ) ) probeGrid = UNROLLED_LOOP_INDEX;
		}
		#pragma unroll_loop_end
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( probeGrid == UNROLLED_LOOP_INDEX ) irradiance += getLightProbeGridIrradiance( probesSH[ i ], probesMin[ i ], probesMax[ i ], probesResolution[ i ], probeWorldPos, probeWorldNormal );
		}
		#pragma unroll_loop_end
	#endif
#endif
#if defined( RE_IndirectSpecular )
	vec3 radiance = vec3( 0.0 );
	vec3 clearcoatRadiance = vec3( 0.0 );
#endif`,Qy=`#if defined( RE_IndirectDiffuse )
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		vec3 lightMapIrradiance = lightMapTexel.rgb * lightMapIntensity;
		irradiance += lightMapIrradiance;
	#endif
	#if defined( USE_ENVMAP ) && defined( ENVMAP_TYPE_PMREM )
		#if defined( STANDARD ) || defined( LAMBERT ) || defined( PHONG )
			iblIrradiance += getIBLIrradiance( geometryNormal );
		#endif
	#endif
#endif
#if defined( USE_ENVMAP ) && defined( RE_IndirectSpecular )
	#ifdef USE_ANISOTROPY
		vec3 iblRadiance = getIBLAnisotropyRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
	#else
		vec3 iblRadiance = getIBLRadiance( geometryViewDir, geometryNormal, material.roughness );
	#endif
	#ifdef USE_RETROREFLECTION
		#ifdef USE_ANISOTROPY
			vec3 retroIBLRadiance = getIBLAnisotropyRetroRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
		#else
			vec3 retroIBLRadiance = getIBLRetroRadiance( geometryViewDir, geometryNormal, material.roughness );
		#endif
		iblRadiance = mix( iblRadiance, retroIBLRadiance, saturate( material.retroreflectivity ) );
	#endif
	radiance += iblRadiance;
	#ifdef USE_CLEARCOAT
		clearcoatRadiance += getIBLRadiance( geometryViewDir, geometryClearcoatNormal, material.clearcoatRoughness );
	#endif
#endif`,tx=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,ex=`#if NUM_LIGHT_PROBE_GRIDS > 0
uniform highp sampler3D probesSH[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMin[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMax[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesResolution[ NUM_LIGHT_PROBE_GRIDS ];
bool isInsideLightProbeGrid( vec3 worldPos, vec3 worldNormal, vec3 probesMin, vec3 probesMax, vec3 probesResolution ) {
	vec3 spacing = ( probesMax - probesMin ) / probesResolution;
	vec3 samplePos = worldPos + worldNormal * spacing * 0.5;
	vec3 margin = spacing * 0.01;
	return all( greaterThanEqual( samplePos, probesMin - margin ) ) && all( lessThanEqual( samplePos, probesMax + margin ) );
}
vec3 getLightProbeGridIrradiance( highp sampler3D probesSH, vec3 probesMin, vec3 probesMax, vec3 probesResolution, vec3 worldPos, vec3 worldNormal ) {
	vec3 res = probesResolution;
	vec3 gridRange = probesMax - probesMin;
	vec3 probeSpacing = gridRange / res;
	vec3 samplePos = worldPos + worldNormal * probeSpacing * 0.5;
	vec3 uvw = clamp( ( samplePos - probesMin ) / gridRange, 0.5 / res, 1.0 - 0.5 / res );
	float nz          = res.z;
	float paddedSlices = nz + 2.0;
	float atlasDepth  = 7.0 * paddedSlices;
	float uvZBase     = uvw.z * nz + 1.0;
	vec4 s0 = texture( probesSH, vec3( uvw.xy, ( uvZBase                       ) / atlasDepth ) );
	vec4 s1 = texture( probesSH, vec3( uvw.xy, ( uvZBase +       paddedSlices   ) / atlasDepth ) );
	vec4 s2 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 2.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s3 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 3.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s4 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 4.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s5 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 5.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s6 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 6.0 * paddedSlices   ) / atlasDepth ) );
	vec3 c0 = s0.xyz;
	vec3 c1 = vec3( s0.w, s1.xy );
	vec3 c2 = vec3( s1.zw, s2.x );
	vec3 c3 = s2.yzw;
	vec3 c4 = s3.xyz;
	vec3 c5 = vec3( s3.w, s4.xy );
	vec3 c6 = vec3( s4.zw, s5.x );
	vec3 c7 = s5.yzw;
	vec3 c8 = s6.xyz;
	float x = worldNormal.x, y = worldNormal.y, z = worldNormal.z;
	vec3 result = c0 * 0.886227;
	result += c1 * 2.0 * 0.511664 * y;
	result += c2 * 2.0 * 0.511664 * z;
	result += c3 * 2.0 * 0.511664 * x;
	result += c4 * 2.0 * 0.429043 * x * y;
	result += c5 * 2.0 * 0.429043 * y * z;
	result += c6 * ( 0.743125 * z * z - 0.247708 );
	result += c7 * 2.0 * 0.429043 * x * z;
	result += c8 * 0.429043 * ( x * x - y * y );
	return max( result, vec3( 0.0 ) );
}
#endif`,nx=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,ix=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,sx=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,rx=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,ox=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,ax=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,lx=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
	#if defined( USE_POINTS_UV )
		vec2 uv = vUv;
	#else
		vec2 uv = ( uvTransform * vec3( gl_PointCoord.x, 1.0 - gl_PointCoord.y, 1 ) ).xy;
	#endif
#endif
#ifdef USE_MAP
	diffuseColor *= texture2D( map, uv );
#endif
#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, uv ).g;
#endif`,cx=`#if defined( USE_POINTS_UV )
	varying vec2 vUv;
#else
	#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
		uniform mat3 uvTransform;
	#endif
#endif
#ifdef USE_MAP
	uniform sampler2D map;
#endif
#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,hx=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,ux=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,dx=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,fx=`#if defined( USE_MORPHCOLORS )
	#if defined( USE_COLOR_ALPHA )
		vColor *= morphTargetBaseInfluence;
	#elif defined( USE_COLOR )
		vColor.rgb *= morphTargetBaseInfluence;
	#endif
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		#if defined( USE_COLOR_ALPHA )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ) * morphTargetInfluences[ i ];
		#elif defined( USE_COLOR )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor.rgb += getMorph( gl_VertexID, i, 2 ).rgb * morphTargetInfluences[ i ];
		#endif
	}
#endif`,px=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,mx=`#ifdef USE_MORPHTARGETS
	#ifndef USE_INSTANCING_MORPH
		uniform float morphTargetBaseInfluence;
		uniform float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	#endif
	uniform sampler2DArray morphTargetsTexture;
	uniform ivec2 morphTargetsTextureSize;
	vec4 getMorph( const in int vertexIndex, const in int morphTargetIndex, const in int offset ) {
		int texelIndex = vertexIndex * MORPHTARGETS_TEXTURE_STRIDE + offset;
		int y = texelIndex / morphTargetsTextureSize.x;
		int x = texelIndex - y * morphTargetsTextureSize.x;
		ivec3 morphUV = ivec3( x, y, morphTargetIndex );
		return texelFetch( morphTargetsTexture, morphUV, 0 );
	}
#endif`,gx=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,_x=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
#ifdef FLAT_SHADED
	vec3 fdx = dFdx( vViewPosition );
	vec3 fdy = dFdy( vViewPosition );
	vec3 normal = normalize( cross( fdx, fdy ) );
#else
	vec3 normal = normalize( vNormal );
	#ifdef DOUBLE_SIDED
		normal *= faceDirection;
	#endif
#endif
#if defined( USE_NORMALMAP_TANGENTSPACE ) || defined( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY )
	#ifdef USE_TANGENT
		mat3 tbn = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn = getTangentFrame( - vViewPosition, normal,
		#if defined( USE_NORMALMAP )
			vNormalMapUv
		#elif defined( USE_CLEARCOAT_NORMALMAP )
			vClearcoatNormalMapUv
		#else
			vUv
		#endif
		);
	#endif
	#ifdef DOUBLE_SIDED
		tbn[0] *= faceDirection;
		tbn[1] *= faceDirection;
	#endif
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	#ifdef USE_TANGENT
		mat3 tbn2 = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn2 = getTangentFrame( - vViewPosition, normal, vClearcoatNormalMapUv );
	#endif
	#ifdef DOUBLE_SIDED
		tbn2[0] *= faceDirection;
		tbn2[1] *= faceDirection;
	#endif
#endif
vec3 nonPerturbedNormal = normal;`,yx=`#ifdef USE_NORMALMAP_OBJECTSPACE
	normal = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#ifdef FLIP_SIDED
		normal = - normal;
	#endif
	#ifdef DOUBLE_SIDED
		normal = normal * faceDirection;
	#endif
	normal = normalize( normalMatrix * normal );
#elif defined( USE_NORMALMAP_TANGENTSPACE )
	vec3 mapN = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#if defined( USE_PACKED_NORMALMAP )
		mapN = vec3( mapN.xy, sqrt( saturate( 1.0 - dot( mapN.xy, mapN.xy ) ) ) );
	#endif
	mapN.xy *= normalScale;
	normal = normalize( tbn * mapN );
#elif defined( USE_BUMPMAP )
	normal = perturbNormalArb( - vViewPosition, normal, dHdxy_fwd(), faceDirection );
#endif`,xx=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,vx=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,bx=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,Sx=`#ifdef USE_NORMALMAP
	uniform sampler2D normalMap;
	uniform vec2 normalScale;
#endif
#ifdef USE_NORMALMAP_OBJECTSPACE
	uniform mat3 normalMatrix;
#endif
#if ! defined ( USE_TANGENT ) && ( defined ( USE_NORMALMAP_TANGENTSPACE ) || defined ( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY ) )
	mat3 getTangentFrame( vec3 eye_pos, vec3 surf_norm, vec2 uv ) {
		vec3 q0 = dFdx( eye_pos.xyz );
		vec3 q1 = dFdy( eye_pos.xyz );
		vec2 st0 = dFdx( uv.st );
		vec2 st1 = dFdy( uv.st );
		vec3 N = surf_norm;
		vec3 q1perp = cross( q1, N );
		vec3 q0perp = cross( N, q0 );
		vec3 T = q1perp * st0.x + q0perp * st1.x;
		vec3 B = q1perp * st0.y + q0perp * st1.y;
		float det = max( dot( T, T ), dot( B, B ) );
		float scale = ( det == 0.0 ) ? 0.0 : inversesqrt( det );
		return mat3( T * scale, B * scale, N );
	}
#endif`,Mx=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,wx=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,Ax=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,Ex=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,Tx=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,Rx=`vec3 packNormalToRGB( const in vec3 normal ) {
	return normalize( normal ) * 0.5 + 0.5;
}
vec3 unpackRGBToNormal( const in vec3 rgb ) {
	return 2.0 * rgb.xyz - 1.0;
}
const float PackUpscale = 256. / 255.;const float UnpackDownscale = 255. / 256.;const float ShiftRight8 = 1. / 256.;
const float Inv255 = 1. / 255.;
const vec4 PackFactors = vec4( 1.0, 256.0, 256.0 * 256.0, 256.0 * 256.0 * 256.0 );
const vec2 UnpackFactors2 = vec2( UnpackDownscale, 1.0 / PackFactors.g );
const vec3 UnpackFactors3 = vec3( UnpackDownscale / PackFactors.rg, 1.0 / PackFactors.b );
const vec4 UnpackFactors4 = vec4( UnpackDownscale / PackFactors.rgb, 1.0 / PackFactors.a );
vec4 packDepthToRGBA( const in float v ) {
	if( v <= 0.0 )
		return vec4( 0., 0., 0., 0. );
	if( v >= 1.0 )
		return vec4( 1., 1., 1., 1. );
	float vuf;
	float af = modf( v * PackFactors.a, vuf );
	float bf = modf( vuf * ShiftRight8, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec4( vuf * Inv255, gf * PackUpscale, bf * PackUpscale, af );
}
vec3 packDepthToRGB( const in float v ) {
	if( v <= 0.0 )
		return vec3( 0., 0., 0. );
	if( v >= 1.0 )
		return vec3( 1., 1., 1. );
	float vuf;
	float bf = modf( v * PackFactors.b, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec3( vuf * Inv255, gf * PackUpscale, bf );
}
vec2 packDepthToRG( const in float v ) {
	if( v <= 0.0 )
		return vec2( 0., 0. );
	if( v >= 1.0 )
		return vec2( 1., 1. );
	float vuf;
	float gf = modf( v * 256., vuf );
	return vec2( vuf * Inv255, gf );
}
float unpackRGBAToDepth( const in vec4 v ) {
	return dot( v, UnpackFactors4 );
}
float unpackRGBToDepth( const in vec3 v ) {
	return dot( v, UnpackFactors3 );
}
float unpackRGToDepth( const in vec2 v ) {
	return v.r * UnpackFactors2.r + v.g * UnpackFactors2.g;
}
vec4 pack2HalfToRGBA( const in vec2 v ) {
	vec4 r = vec4( v.x, fract( v.x * 255.0 ), v.y, fract( v.y * 255.0 ) );
	return vec4( r.x - r.y / 255.0, r.y, r.z - r.w / 255.0, r.w );
}
vec2 unpackRGBATo2Half( const in vec4 v ) {
	return vec2( v.x + ( v.y / 255.0 ), v.z + ( v.w / 255.0 ) );
}
float viewZToOrthographicDepth( const in float viewZ, const in float near, const in float far ) {
	return ( viewZ + near ) / ( near - far );
}
float orthographicDepthToViewZ( const in float depth, const in float near, const in float far ) {
	#ifdef USE_REVERSED_DEPTH_BUFFER
	
		return depth * ( far - near ) - far;
	#else
		return depth * ( near - far ) - near;
	#endif
}
float viewZToPerspectiveDepth( const in float viewZ, const in float near, const in float far ) {
	return ( ( near + viewZ ) * far ) / ( ( far - near ) * viewZ );
}
float perspectiveDepthToViewZ( const in float depth, const in float near, const in float far ) {
	
	#ifdef USE_REVERSED_DEPTH_BUFFER
		return ( near * far ) / ( ( near - far ) * depth - near );
	#else
		return ( near * far ) / ( ( far - near ) * depth - far );
	#endif
}`,Cx=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,Px=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,Ix=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,Lx=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,Dx=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,Nx=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,Fx=`#if NUM_SPOT_LIGHT_COORDS > 0
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#if NUM_SPOT_LIGHT_MAPS > 0
	uniform sampler2D spotLightMap[ NUM_SPOT_LIGHT_MAPS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		#define SUN_LIGHT_CASCADES 2
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#else
			uniform sampler2D sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#endif
		uniform mat4 sunShadowMatrix[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		uniform vec4 sunShadowCascade[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
		struct SunLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SunLightShadow sunLightShadows[ NUM_SUN_LIGHT_SHADOWS ];
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#else
			uniform sampler2D directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#endif
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#else
			uniform sampler2D spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#endif
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform samplerCubeShadow pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#elif defined( SHADOWMAP_TYPE_BASIC )
			uniform samplerCube pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#endif
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float interleavedGradientNoise( vec2 position ) {
			return fract( 52.9829189 * fract( dot( position, vec2( 0.06711056, 0.00583715 ) ) ) );
		}
		vec2 vogelDiskSample( int sampleIndex, int samplesCount, float phi ) {
			const float goldenAngle = 2.399963229728653;
			float r = sqrt( ( float( sampleIndex ) + 0.5 ) / float( samplesCount ) );
			float theta = float( sampleIndex ) * goldenAngle + phi;
			return vec2( cos( theta ), sin( theta ) ) * r;
		}
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float getShadow( sampler2DShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 texelSize = vec2( 1.0 ) / shadowMapSize;
				vec2 radius = shadowRadius * texelSize;
				float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
				shadow = (
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 0, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 1, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 2, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 3, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 4, 5, phi ) * radius, shadowCoord.z ) )
				) * 0.2;
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#elif defined( SHADOWMAP_TYPE_VSM )
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 distribution = texture2D( shadowMap, shadowCoord.xy ).rg;
				float mean = distribution.x;
				float variance = distribution.y * distribution.y;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					float hard_shadow = step( mean, shadowCoord.z );
				#else
					float hard_shadow = step( shadowCoord.z, mean );
				#endif
				
				if ( hard_shadow == 1.0 ) {
					shadow = 1.0;
				} else {
					variance = max( variance, 0.0000001 );
					float d = shadowCoord.z - mean;
					float p_max = variance / ( variance + d * d );
					p_max = clamp( ( p_max - 0.3 ) / 0.65, 0.0, 1.0 );
					shadow = max( hard_shadow, p_max );
				}
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#else
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				float depth = texture2D( shadowMap, shadowCoord.xy ).r;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					shadow = step( depth, shadowCoord.z );
				#else
					shadow = step( shadowCoord.z, depth );
				#endif
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#endif
	#if NUM_SUN_LIGHT_SHADOWS > 0
		float getSunShadow(
			#if defined( SHADOWMAP_TYPE_PCF )
				sampler2DShadow shadowMap,
			#else
				sampler2D shadowMap,
			#endif
			SunLightShadow sunLightShadow,
			int shadowIndex
		) {
			vec4 shadowWorldPosition = vec4( vSunShadowWorldPosition.xyz + vSunShadowWorldNormal * sunLightShadow.shadowNormalBias, 1.0 );
			float viewDepth = vSunShadowWorldPosition.w;
			int cascadeOffset = shadowIndex * SUN_LIGHT_CASCADES;
			float shadow = 1.0;
			for ( int i = SUN_LIGHT_CASCADES - 1; i >= 0; i -- ) {
				vec4 cascade = sunShadowCascade[ cascadeOffset + i ];
				if ( viewDepth >= cascade.x && viewDepth < cascade.y ) {
					float cascadeShadow = getShadow(
						shadowMap,
						sunLightShadow.shadowMapSize,
						sunLightShadow.shadowIntensity,
						sunLightShadow.shadowBias,
						sunLightShadow.shadowRadius,
						sunShadowMatrix[ cascadeOffset + i ] * shadowWorldPosition
					);
					shadow = mix( cascadeShadow, shadow, smoothstep( cascade.z, cascade.y, viewDepth ) );
				}
			}
			return shadow;
		}
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
	#if defined( SHADOWMAP_TYPE_PCF )
	float getPointShadow( samplerCubeShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 bd3D = normalize( lightToPosition );
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float lightDistance = length( lightToPosition );
			float depthRange = shadowCameraFar - shadowCameraNear;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				float depthA = - shadowCameraNear / depthRange - shadowBias;
				float depthB = shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#else
				float depthA = shadowCameraFar / depthRange + shadowBias;
				float depthB = - shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#endif
			float texelSize = shadowRadius / shadowMapSize.x;
			vec3 absDir = abs( bd3D );
			vec3 tangent = absDir.x > absDir.z ? vec3( 0.0, 1.0, 0.0 ) : vec3( 1.0, 0.0, 0.0 );
			tangent = normalize( cross( bd3D, tangent ) );
			vec3 bitangent = cross( bd3D, tangent );
			float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
			shadow = 0.0;
			for ( int i = 0; i < 5; i ++ ) {
				vec2 offset = vogelDiskSample( i, 5, phi );
				vec3 direction = bd3D + ( tangent * offset.x + bitangent * offset.y ) * texelSize;
				vec3 absDirection = abs( direction );
				float dp = depthA + depthB / max( max( absDirection.x, absDirection.y ), absDirection.z );
				shadow += texture( shadowMap, vec4( direction, dp ) );
			}
			shadow *= 0.2;
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#elif defined( SHADOWMAP_TYPE_BASIC )
	float getPointShadow( samplerCube shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float dp = ( shadowCameraFar * ( viewSpaceZ - shadowCameraNear ) ) / ( viewSpaceZ * ( shadowCameraFar - shadowCameraNear ) );
			dp += shadowBias;
			vec3 bd3D = normalize( lightToPosition );
			float depth = textureCube( shadowMap, bd3D ).r;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				depth = 1.0 - depth;
			#endif
			shadow = step( dp, depth );
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#endif
	#endif
#endif`,Ux=`#if NUM_SPOT_LIGHT_COORDS > 0
	uniform mat4 spotLightMatrix[ NUM_SPOT_LIGHT_COORDS ];
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		uniform mat4 directionalShadowMatrix[ NUM_DIR_LIGHT_SHADOWS ];
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		uniform mat4 pointShadowMatrix[ NUM_POINT_LIGHT_SHADOWS ];
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
#endif`,Ox=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
	#ifdef HAS_NORMAL
		vec3 shadowWorldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
	#else
		vec3 shadowWorldNormal = vec3( 0.0 );
	#endif
	vec4 shadowWorldPosition;
#endif
#if defined( USE_SHADOWMAP )
	#if NUM_SUN_LIGHT_SHADOWS > 0
		vSunShadowWorldPosition = vec4( worldPosition.xyz, - mvPosition.z );
		vSunShadowWorldNormal = shadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * directionalLightShadows[ i ].shadowNormalBias, 0 );
			vDirectionalShadowCoord[ i ] = directionalShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * pointLightShadows[ i ].shadowNormalBias, 0 );
			vPointShadowCoord[ i ] = pointShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
#endif
#if NUM_SPOT_LIGHT_COORDS > 0
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_COORDS; i ++ ) {
		shadowWorldPosition = worldPosition;
		#if ( defined( USE_SHADOWMAP ) && UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
			shadowWorldPosition.xyz += shadowWorldNormal * spotLightShadows[ i ].shadowNormalBias;
		#endif
		vSpotLightCoord[ i ] = spotLightMatrix[ i ] * shadowWorldPosition;
	}
	#pragma unroll_loop_end
#endif`,Bx=`float getShadowMask() {
	float shadow = 1.0;
	#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHT_SHADOWS; i ++ ) {
		sunLight = sunLightShadows[ i ];
		shadow *= receiveShadow ? getSunShadow( sunShadowMap[ i ], sunLight, UNROLLED_LOOP_INDEX ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
		directionalLight = directionalLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( directionalShadowMap[ i ], directionalLight.shadowMapSize, directionalLight.shadowIntensity, directionalLight.shadowBias, directionalLight.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_SHADOWS; i ++ ) {
		spotLight = spotLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( spotShadowMap[ i ], spotLight.shadowMapSize, spotLight.shadowIntensity, spotLight.shadowBias, spotLight.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0 && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
	PointLightShadow pointLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
		pointLight = pointLightShadows[ i ];
		shadow *= receiveShadow ? getPointShadow( pointShadowMap[ i ], pointLight.shadowMapSize, pointLight.shadowIntensity, pointLight.shadowBias, pointLight.shadowRadius, vPointShadowCoord[ i ], pointLight.shadowCameraNear, pointLight.shadowCameraFar ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#endif
	return shadow;
}`,kx=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,zx=`#ifdef USE_SKINNING
	uniform mat4 bindMatrix;
	uniform mat4 bindMatrixInverse;
	uniform highp sampler2D boneTexture;
	mat4 getBoneMatrix( const in float i ) {
		int size = textureSize( boneTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( boneTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( boneTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( boneTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( boneTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
#endif`,Vx=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,Gx=`#ifdef USE_SKINNING
	mat4 skinMatrix = mat4( 0.0 );
	skinMatrix += skinWeight.x * boneMatX;
	skinMatrix += skinWeight.y * boneMatY;
	skinMatrix += skinWeight.z * boneMatZ;
	skinMatrix += skinWeight.w * boneMatW;
	skinMatrix = bindMatrixInverse * skinMatrix * bindMatrix;
	objectNormal = vec4( skinMatrix * vec4( objectNormal, 0.0 ) ).xyz;
	#ifdef USE_TANGENT
		objectTangent = vec4( skinMatrix * vec4( objectTangent, 0.0 ) ).xyz;
	#endif
#endif`,Hx=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,Wx=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,qx=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,Xx=`#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
uniform float toneMappingExposure;
vec3 LinearToneMapping( vec3 color ) {
	return saturate( toneMappingExposure * color );
}
vec3 ReinhardToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	return saturate( color / ( vec3( 1.0 ) + color ) );
}
vec3 CineonToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	color = max( vec3( 0.0 ), color - 0.004 );
	return pow( ( color * ( 6.2 * color + 0.5 ) ) / ( color * ( 6.2 * color + 1.7 ) + 0.06 ), vec3( 2.2 ) );
}
vec3 RRTAndODTFit( vec3 v ) {
	vec3 a = v * ( v + 0.0245786 ) - 0.000090537;
	vec3 b = v * ( 0.983729 * v + 0.4329510 ) + 0.238081;
	return a / b;
}
vec3 ACESFilmicToneMapping( vec3 color ) {
	const mat3 ACESInputMat = mat3(
		vec3( 0.59719, 0.07600, 0.02840 ),		vec3( 0.35458, 0.90834, 0.13383 ),
		vec3( 0.04823, 0.01566, 0.83777 )
	);
	const mat3 ACESOutputMat = mat3(
		vec3(  1.60475, -0.10208, -0.00327 ),		vec3( -0.53108,  1.10813, -0.07276 ),
		vec3( -0.07367, -0.00605,  1.07602 )
	);
	color *= toneMappingExposure / 0.6;
	color = ACESInputMat * color;
	color = RRTAndODTFit( color );
	color = ACESOutputMat * color;
	return saturate( color );
}
const mat3 LINEAR_REC2020_TO_LINEAR_SRGB = mat3(
	vec3( 1.6605, - 0.1246, - 0.0182 ),
	vec3( - 0.5876, 1.1329, - 0.1006 ),
	vec3( - 0.0728, - 0.0083, 1.1187 )
);
const mat3 LINEAR_SRGB_TO_LINEAR_REC2020 = mat3(
	vec3( 0.6274, 0.0691, 0.0164 ),
	vec3( 0.3293, 0.9195, 0.0880 ),
	vec3( 0.0433, 0.0113, 0.8956 )
);
vec3 agxDefaultContrastApprox( vec3 x ) {
	vec3 x2 = x * x;
	vec3 x4 = x2 * x2;
	return + 15.5 * x4 * x2
		- 40.14 * x4 * x
		+ 31.96 * x4
		- 6.868 * x2 * x
		+ 0.4298 * x2
		+ 0.1191 * x
		- 0.00232;
}
vec3 AgXToneMapping( vec3 color ) {
	const mat3 AgXInsetMatrix = mat3(
		vec3( 0.856627153315983, 0.137318972929847, 0.11189821299995 ),
		vec3( 0.0951212405381588, 0.761241990602591, 0.0767994186031903 ),
		vec3( 0.0482516061458583, 0.101439036467562, 0.811302368396859 )
	);
	const mat3 AgXOutsetMatrix = mat3(
		vec3( 1.1271005818144368, - 0.1413297634984383, - 0.14132976349843826 ),
		vec3( - 0.11060664309660323, 1.157823702216272, - 0.11060664309660294 ),
		vec3( - 0.016493938717834573, - 0.016493938717834257, 1.2519364065950405 )
	);
	const float AgxMinEv = - 12.47393;	const float AgxMaxEv = 4.026069;
	color *= toneMappingExposure;
	color = LINEAR_SRGB_TO_LINEAR_REC2020 * color;
	color = AgXInsetMatrix * color;
	color = max( color, 1e-10 );	color = log2( color );
	color = ( color - AgxMinEv ) / ( AgxMaxEv - AgxMinEv );
	color = clamp( color, 0.0, 1.0 );
	color = agxDefaultContrastApprox( color );
	color = AgXOutsetMatrix * color;
	color = pow( max( vec3( 0.0 ), color ), vec3( 2.2 ) );
	color = LINEAR_REC2020_TO_LINEAR_SRGB * color;
	color = clamp( color, 0.0, 1.0 );
	return color;
}
vec3 NeutralToneMapping( vec3 color ) {
	const float StartCompression = 0.8 - 0.04;
	const float Desaturation = 0.15;
	color *= toneMappingExposure;
	float x = min( color.r, min( color.g, color.b ) );
	float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
	color -= offset;
	float peak = max( color.r, max( color.g, color.b ) );
	if ( peak < StartCompression ) return color;
	float d = 1. - StartCompression;
	float newPeak = 1. - d * d / ( peak + d - StartCompression );
	color *= newPeak / peak;
	float g = 1. - 1. / ( Desaturation * ( peak - newPeak ) + 1. );
	return mix( color, vec3( newPeak ), g );
}
vec3 CustomToneMapping( vec3 color ) { return color; }`,Yx=`#ifdef USE_TRANSMISSION
	material.transmission = transmission;
	material.transmissionAlpha = 1.0;
	material.thickness = thickness;
	material.attenuationDistance = attenuationDistance;
	material.attenuationColor = attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		material.transmission *= texture2D( transmissionMap, vTransmissionMapUv ).r;
	#endif
	#ifdef USE_THICKNESSMAP
		material.thickness *= texture2D( thicknessMap, vThicknessMapUv ).g;
	#endif
	vec3 pos = vWorldPosition;
	vec3 v = normalize( cameraPosition - pos );
	vec3 n = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec4 transmitted = getIBLVolumeRefraction(
		n, v, material.roughness, material.diffuseContribution, material.specularColorBlended, material.specularF90,
		pos, modelMatrix, viewMatrix, projectionMatrix, material.dispersion, material.ior, material.thickness,
		material.attenuationColor, material.attenuationDistance );
	material.transmissionAlpha = mix( material.transmissionAlpha, transmitted.a, material.transmission );
	totalDiffuse = mix( totalDiffuse, transmitted.rgb, material.transmission );
#endif`,$x=`#ifdef USE_TRANSMISSION
	uniform float transmission;
	uniform float thickness;
	uniform float attenuationDistance;
	uniform vec3 attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		uniform sampler2D transmissionMap;
	#endif
	#ifdef USE_THICKNESSMAP
		uniform sampler2D thicknessMap;
	#endif
	uniform vec2 transmissionSamplerSize;
	uniform sampler2D transmissionSamplerMap;
	uniform mat4 modelMatrix;
	uniform mat4 projectionMatrix;
	varying vec3 vWorldPosition;
	float w0( float a ) {
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - a + 3.0 ) - 3.0 ) + 1.0 );
	}
	float w1( float a ) {
		return ( 1.0 / 6.0 ) * ( a *  a * ( 3.0 * a - 6.0 ) + 4.0 );
	}
	float w2( float a ){
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - 3.0 * a + 3.0 ) + 3.0 ) + 1.0 );
	}
	float w3( float a ) {
		return ( 1.0 / 6.0 ) * ( a * a * a );
	}
	float g0( float a ) {
		return w0( a ) + w1( a );
	}
	float g1( float a ) {
		return w2( a ) + w3( a );
	}
	float h0( float a ) {
		return - 1.0 + w1( a ) / ( w0( a ) + w1( a ) );
	}
	float h1( float a ) {
		return 1.0 + w3( a ) / ( w2( a ) + w3( a ) );
	}
	vec4 bicubic( sampler2D tex, vec2 uv, vec4 texelSize, float lod ) {
		uv = uv * texelSize.zw + 0.5;
		vec2 iuv = floor( uv );
		vec2 fuv = fract( uv );
		float g0x = g0( fuv.x );
		float g1x = g1( fuv.x );
		float h0x = h0( fuv.x );
		float h1x = h1( fuv.x );
		float h0y = h0( fuv.y );
		float h1y = h1( fuv.y );
		vec2 p0 = ( vec2( iuv.x + h0x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p1 = ( vec2( iuv.x + h1x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p2 = ( vec2( iuv.x + h0x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		vec2 p3 = ( vec2( iuv.x + h1x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		return g0( fuv.y ) * ( g0x * textureLod( tex, p0, lod ) + g1x * textureLod( tex, p1, lod ) ) +
			g1( fuv.y ) * ( g0x * textureLod( tex, p2, lod ) + g1x * textureLod( tex, p3, lod ) );
	}
	vec4 textureBicubic( sampler2D sampler, vec2 uv, float lod ) {
		vec2 fLodSize = vec2( textureSize( sampler, int( lod ) ) );
		vec2 cLodSize = vec2( textureSize( sampler, int( lod + 1.0 ) ) );
		vec2 fLodSizeInv = 1.0 / fLodSize;
		vec2 cLodSizeInv = 1.0 / cLodSize;
		vec4 fSample = bicubic( sampler, uv, vec4( fLodSizeInv, fLodSize ), floor( lod ) );
		vec4 cSample = bicubic( sampler, uv, vec4( cLodSizeInv, cLodSize ), ceil( lod ) );
		return mix( fSample, cSample, fract( lod ) );
	}
	vec3 getVolumeTransmissionRay( const in vec3 n, const in vec3 v, const in float thickness, const in float ior, const in mat4 modelMatrix ) {
		vec3 refractionVector = refract( - v, normalize( n ), 1.0 / ior );
		vec3 modelScale;
		modelScale.x = length( vec3( modelMatrix[ 0 ].xyz ) );
		modelScale.y = length( vec3( modelMatrix[ 1 ].xyz ) );
		modelScale.z = length( vec3( modelMatrix[ 2 ].xyz ) );
		return normalize( refractionVector ) * thickness * modelScale;
	}
	float applyIorToRoughness( const in float roughness, const in float ior ) {
		return roughness * clamp( ior * 2.0 - 2.0, 0.0, 1.0 );
	}
	vec4 getTransmissionSample( const in vec2 fragCoord, const in float roughness, const in float ior ) {
		float lod = log2( transmissionSamplerSize.x ) * applyIorToRoughness( roughness, ior );
		return textureBicubic( transmissionSamplerMap, fragCoord.xy, lod );
	}
	vec3 volumeAttenuation( const in float transmissionDistance, const in vec3 attenuationColor, const in float attenuationDistance ) {
		if ( isinf( attenuationDistance ) ) {
			return vec3( 1.0 );
		} else {
			vec3 attenuationCoefficient = -log( attenuationColor ) / attenuationDistance;
			vec3 transmittance = exp( - attenuationCoefficient * transmissionDistance );			return transmittance;
		}
	}
	vec4 getIBLVolumeRefraction( const in vec3 n, const in vec3 v, const in float roughness, const in vec3 diffuseColor,
		const in vec3 specularColor, const in float specularF90, const in vec3 position, const in mat4 modelMatrix,
		const in mat4 viewMatrix, const in mat4 projMatrix, const in float dispersion, const in float ior, const in float thickness,
		const in vec3 attenuationColor, const in float attenuationDistance ) {
		vec4 transmittedLight;
		vec3 transmittance;
		#ifdef USE_DISPERSION
			float halfSpread = ( ior - 1.0 ) * 0.025 * dispersion;
			vec3 iors = vec3( ior - halfSpread, ior, ior + halfSpread );
			for ( int i = 0; i < 3; i ++ ) {
				vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, iors[ i ], modelMatrix );
				vec3 refractedRayExit = position + transmissionRay;
				vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
				vec2 refractionCoords = ndcPos.xy / ndcPos.w;
				refractionCoords += 1.0;
				refractionCoords /= 2.0;
				vec4 transmissionSample = getTransmissionSample( refractionCoords, roughness, iors[ i ] );
				transmittedLight[ i ] = transmissionSample[ i ];
				transmittedLight.a += transmissionSample.a;
				transmittance[ i ] = diffuseColor[ i ] * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance )[ i ];
			}
			transmittedLight.a /= 3.0;
		#else
			vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, ior, modelMatrix );
			vec3 refractedRayExit = position + transmissionRay;
			vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
			vec2 refractionCoords = ndcPos.xy / ndcPos.w;
			refractionCoords += 1.0;
			refractionCoords /= 2.0;
			transmittedLight = getTransmissionSample( refractionCoords, roughness, ior );
			transmittance = diffuseColor * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance );
		#endif
		vec3 attenuatedColor = transmittance * transmittedLight.rgb;
		vec3 F = EnvironmentBRDF( n, v, specularColor, specularF90, roughness );
		float transmittanceFactor = ( transmittance.r + transmittance.g + transmittance.b ) / 3.0;
		return vec4( ( 1.0 - F ) * attenuatedColor, 1.0 - ( 1.0 - transmittedLight.a ) * transmittanceFactor );
	}
#endif`,Zx=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_SPECULARMAP
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,Jx=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	uniform mat3 mapTransform;
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	uniform mat3 alphaMapTransform;
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	uniform mat3 lightMapTransform;
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	uniform mat3 aoMapTransform;
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	uniform mat3 bumpMapTransform;
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	uniform mat3 normalMapTransform;
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_DISPLACEMENTMAP
	uniform mat3 displacementMapTransform;
	varying vec2 vDisplacementMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	uniform mat3 emissiveMapTransform;
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	uniform mat3 metalnessMapTransform;
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	uniform mat3 roughnessMapTransform;
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	uniform mat3 diffuseRoughnessMapTransform;
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	uniform mat3 anisotropyMapTransform;
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	uniform mat3 clearcoatMapTransform;
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform mat3 clearcoatNormalMapTransform;
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform mat3 clearcoatRoughnessMapTransform;
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	uniform mat3 sheenColorMapTransform;
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	uniform mat3 sheenRoughnessMapTransform;
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	uniform mat3 iridescenceMapTransform;
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform mat3 iridescenceThicknessMapTransform;
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SPECULARMAP
	uniform mat3 specularMapTransform;
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	uniform mat3 specularColorMapTransform;
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	uniform mat3 specularIntensityMapTransform;
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,Kx=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	vUv = vec3( uv, 1 ).xy;
#endif
#ifdef USE_MAP
	vMapUv = ( mapTransform * vec3( MAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ALPHAMAP
	vAlphaMapUv = ( alphaMapTransform * vec3( ALPHAMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_LIGHTMAP
	vLightMapUv = ( lightMapTransform * vec3( LIGHTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_AOMAP
	vAoMapUv = ( aoMapTransform * vec3( AOMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_BUMPMAP
	vBumpMapUv = ( bumpMapTransform * vec3( BUMPMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_NORMALMAP
	vNormalMapUv = ( normalMapTransform * vec3( NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DISPLACEMENTMAP
	vDisplacementMapUv = ( displacementMapTransform * vec3( DISPLACEMENTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_EMISSIVEMAP
	vEmissiveMapUv = ( emissiveMapTransform * vec3( EMISSIVEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_METALNESSMAP
	vMetalnessMapUv = ( metalnessMapTransform * vec3( METALNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ROUGHNESSMAP
	vRoughnessMapUv = ( roughnessMapTransform * vec3( ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	vDiffuseRoughnessMapUv = ( diffuseRoughnessMapTransform * vec3( DIFFUSE_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ANISOTROPYMAP
	vAnisotropyMapUv = ( anisotropyMapTransform * vec3( ANISOTROPYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOATMAP
	vClearcoatMapUv = ( clearcoatMapTransform * vec3( CLEARCOATMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	vClearcoatNormalMapUv = ( clearcoatNormalMapTransform * vec3( CLEARCOAT_NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	vClearcoatRoughnessMapUv = ( clearcoatRoughnessMapTransform * vec3( CLEARCOAT_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCEMAP
	vIridescenceMapUv = ( iridescenceMapTransform * vec3( IRIDESCENCEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	vIridescenceThicknessMapUv = ( iridescenceThicknessMapTransform * vec3( IRIDESCENCE_THICKNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_COLORMAP
	vSheenColorMapUv = ( sheenColorMapTransform * vec3( SHEEN_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	vSheenRoughnessMapUv = ( sheenRoughnessMapTransform * vec3( SHEEN_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULARMAP
	vSpecularMapUv = ( specularMapTransform * vec3( SPECULARMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_COLORMAP
	vSpecularColorMapUv = ( specularColorMapTransform * vec3( SPECULAR_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	vSpecularIntensityMapUv = ( specularIntensityMapTransform * vec3( SPECULAR_INTENSITYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_TRANSMISSIONMAP
	vTransmissionMapUv = ( transmissionMapTransform * vec3( TRANSMISSIONMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_THICKNESSMAP
	vThicknessMapUv = ( thicknessMapTransform * vec3( THICKNESSMAP_UV, 1 ) ).xy;
#endif`,jx=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,Qx=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,tv=`uniform sampler2D t2D;
uniform float backgroundIntensity;
varying vec2 vUv;
void main() {
	vec4 texColor = texture2D( t2D, vUv );
	#ifdef DECODE_VIDEO_TEXTURE
		texColor = vec4( mix( pow( texColor.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), texColor.rgb * 0.0773993808, vec3( lessThanEqual( texColor.rgb, vec3( 0.04045 ) ) ) ), texColor.w );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,ev=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,nv=`uniform float backgroundBlurriness;
uniform float backgroundIntensity;
uniform mat3 backgroundRotation;
varying vec3 vWorldDirection;
#include <envmap_common_pars_fragment>
void main() {
	#ifdef ENVMAP_TYPE_PMREM
		vec4 texColor = textureLod( envMap, backgroundRotation * vWorldDirection, roughnessToMip( backgroundBlurriness ) );
	#else
		vec4 texColor = textureCube( envMap, backgroundRotation * vWorldDirection );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,iv=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,sv=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,rv=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
varying vec2 vHighPrecisionZW;
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vHighPrecisionZW = gl_Position.zw;
}`,ov=`#if DEPTH_PACKING == 3200
	uniform float opacity;
#endif
#include <common>
#include <packing>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
varying vec2 vHighPrecisionZW;
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#if DEPTH_PACKING == 3200
		diffuseColor.a = opacity;
	#endif
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <logdepthbuf_fragment>
	#ifdef USE_REVERSED_DEPTH_BUFFER
		float fragCoordZ = vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ];
	#else
		float fragCoordZ = 0.5 * vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ] + 0.5;
	#endif
	#if DEPTH_PACKING == 3200
		gl_FragColor = vec4( vec3( 1.0 - fragCoordZ ), opacity );
	#elif DEPTH_PACKING == 3201
		gl_FragColor = packDepthToRGBA( fragCoordZ );
	#elif DEPTH_PACKING == 3202
		gl_FragColor = vec4( packDepthToRGB( fragCoordZ ), 1.0 );
	#elif DEPTH_PACKING == 3203
		gl_FragColor = vec4( packDepthToRG( fragCoordZ ), 0.0, 1.0 );
	#endif
}`,av=`#define DISTANCE
varying vec3 vWorldPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <worldpos_vertex>
	#include <clipping_planes_vertex>
	vWorldPosition = worldPosition.xyz;
}`,lv=`#define DISTANCE
uniform vec3 referencePosition;
uniform float nearDistance;
uniform float farDistance;
varying vec3 vWorldPosition;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	float dist = length( vWorldPosition - referencePosition );
	dist = ( dist - nearDistance ) / ( farDistance - nearDistance );
	dist = saturate( dist );
	gl_FragColor = vec4( dist, 0.0, 0.0, 1.0 );
}`,cv=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,hv=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,uv=`uniform float scale;
attribute float lineDistance;
varying float vLineDistance;
#include <common>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	vLineDistance = scale * lineDistance;
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,dv=`uniform vec3 diffuse;
uniform float opacity;
uniform float dashSize;
uniform float totalSize;
varying float vLineDistance;
#include <common>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	if ( mod( vLineDistance, totalSize ) > dashSize ) {
		discard;
	}
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,fv=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#if defined ( USE_ENVMAP ) || defined ( USE_SKINNING )
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinbase_vertex>
		#include <skinnormal_vertex>
		#include <defaultnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <fog_vertex>
}`,pv=`uniform vec3 diffuse;
uniform float opacity;
#ifndef FLAT_SHADED
	varying vec3 vNormal;
#endif
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <fog_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		reflectedLight.indirectDiffuse += lightMapTexel.rgb * lightMapIntensity * RECIPROCAL_PI;
	#else
		reflectedLight.indirectDiffuse += vec3( 1.0 );
	#endif
	#include <aomap_fragment>
	reflectedLight.indirectDiffuse *= diffuseColor.rgb;
	vec3 outgoingLight = reflectedLight.indirectDiffuse;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,mv=`#define LAMBERT
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,gv=`#define LAMBERT
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_lambert_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_lambert_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,_v=`#define MATCAP
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <displacementmap_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
	vViewPosition = - mvPosition.xyz;
}`,yv=`#define MATCAP
uniform vec3 diffuse;
uniform float opacity;
uniform sampler2D matcap;
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	vec3 viewDir = normalize( vViewPosition );
	vec3 x = normalize( vec3( viewDir.z, 0.0, - viewDir.x ) );
	vec3 y = cross( viewDir, x );
	vec2 uv = vec2( dot( x, normal ), dot( y, normal ) ) * 0.495 + 0.5;
	#ifdef USE_MATCAP
		vec4 matcapColor = texture2D( matcap, uv );
	#else
		vec4 matcapColor = vec4( vec3( mix( 0.2, 0.8, uv.y ) ), 1.0 );
	#endif
	vec3 outgoingLight = diffuseColor.rgb * matcapColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,xv=`#define NORMAL
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	vViewPosition = - mvPosition.xyz;
#endif
}`,vv=`#define NORMAL
uniform float opacity;
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <uv_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 0.0, 0.0, 0.0, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	gl_FragColor = vec4( normalize( normal ) * 0.5 + 0.5, diffuseColor.a );
	#ifdef OPAQUE
		gl_FragColor.a = 1.0;
	#endif
}`,bv=`#define PHONG
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,Sv=`#define PHONG
uniform vec3 diffuse;
uniform vec3 emissive;
uniform vec3 specular;
uniform float shininess;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_phong_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_phong_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + reflectedLight.directSpecular + reflectedLight.indirectSpecular + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,Mv=`#define STANDARD
varying vec3 vViewPosition;
#ifdef USE_TRANSMISSION
	varying vec3 vWorldPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
#ifdef USE_TRANSMISSION
	vWorldPosition = worldPosition.xyz;
#endif
}`,wv=`#define STANDARD
#ifdef PHYSICAL
	#define IOR
	#define USE_SPECULAR
#endif
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float roughness;
uniform float metalness;
uniform float opacity;
#ifdef IOR
	uniform float ior;
#endif
#ifdef USE_SPECULAR
	uniform float specularIntensity;
	uniform vec3 specularColor;
	#ifdef USE_SPECULAR_COLORMAP
		uniform sampler2D specularColorMap;
	#endif
	#ifdef USE_SPECULAR_INTENSITYMAP
		uniform sampler2D specularIntensityMap;
	#endif
#endif
#ifdef USE_CLEARCOAT
	uniform float clearcoat;
	uniform float clearcoatRoughness;
#endif
#ifdef USE_DIFFUSE_ROUGHNESS
	uniform float diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		uniform sampler2D diffuseRoughnessMap;
	#endif
#endif
#ifdef USE_DISPERSION
	uniform float dispersion;
#endif
#ifdef USE_RETROREFLECTION
	uniform float retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	uniform float iridescence;
	uniform float iridescenceIOR;
	uniform float iridescenceThicknessMinimum;
	uniform float iridescenceThicknessMaximum;
#endif
#ifdef USE_SHEEN
	uniform vec3 sheenColor;
	uniform float sheenRoughness;
	#ifdef USE_SHEEN_COLORMAP
		uniform sampler2D sheenColorMap;
	#endif
	#ifdef USE_SHEEN_ROUGHNESSMAP
		uniform sampler2D sheenRoughnessMap;
	#endif
#endif
#ifdef USE_ANISOTROPY
	uniform vec2 anisotropyVector;
	#ifdef USE_ANISOTROPYMAP
		uniform sampler2D anisotropyMap;
	#endif
#endif
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <iridescence_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_physical_pars_fragment>
#include <transmission_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <clearcoat_pars_fragment>
#include <iridescence_pars_fragment>
#include <roughnessmap_pars_fragment>
#include <metalnessmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <roughnessmap_fragment>
	#include <metalnessmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <clearcoat_normal_fragment_begin>
	#include <clearcoat_normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_physical_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 totalDiffuse = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse;
	vec3 totalSpecular = reflectedLight.directSpecular + reflectedLight.indirectSpecular;
	#include <transmission_fragment>
	vec3 outgoingLight = totalDiffuse + totalSpecular + totalEmissiveRadiance;
	#ifdef USE_SHEEN
 
		outgoingLight = outgoingLight + sheenSpecularDirect + sheenSpecularIndirect;
 
 	#endif
	#ifdef USE_CLEARCOAT
		float dotNVcc = saturate( dot( geometryClearcoatNormal, geometryViewDir ) );
		vec3 Fcc = F_Schlick( material.clearcoatF0, material.clearcoatF90, dotNVcc );
		outgoingLight = outgoingLight * ( 1.0 - material.clearcoat * Fcc ) + ( clearcoatSpecularDirect + clearcoatSpecularIndirect ) * material.clearcoat;
	#endif
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,Av=`#define TOON
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,Ev=`#define TOON
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <gradientmap_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_toon_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_toon_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,Tv=`uniform float size;
uniform float scale;
#include <common>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
#ifdef USE_POINTS_UV
	varying vec2 vUv;
	uniform mat3 uvTransform;
#endif
void main() {
	#ifdef USE_POINTS_UV
		vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	#endif
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	gl_PointSize = size;
	#ifdef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) gl_PointSize *= ( scale / - mvPosition.z );
	#endif
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <fog_vertex>
}`,Rv=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <color_pars_fragment>
#include <map_particle_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_particle_fragment>
	#include <color_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,Cv=`#include <common>
#include <batching_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <shadowmap_pars_vertex>
void main() {
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,Pv=`uniform vec3 color;
uniform float opacity;
#include <common>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <logdepthbuf_pars_fragment>
#include <shadowmap_pars_fragment>
#include <shadowmask_pars_fragment>
void main() {
	#include <logdepthbuf_fragment>
	gl_FragColor = vec4( color, opacity * ( 1.0 - getShadowMask() ) );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,Iv=`uniform float rotation;
uniform vec2 center;
#include <common>
#include <uv_pars_vertex>
#include <fog_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	vec4 mvPosition = modelViewMatrix[ 3 ];
	vec2 scale = vec2( length( modelMatrix[ 0 ].xyz ), length( modelMatrix[ 1 ].xyz ) );
	#ifndef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) scale *= - mvPosition.z;
	#endif
	vec2 alignedPosition = ( position.xy - ( center - vec2( 0.5 ) ) ) * scale;
	vec2 rotatedPosition;
	rotatedPosition.x = cos( rotation ) * alignedPosition.x - sin( rotation ) * alignedPosition.y;
	rotatedPosition.y = sin( rotation ) * alignedPosition.x + cos( rotation ) * alignedPosition.y;
	mvPosition.xy += rotatedPosition;
	gl_Position = projectionMatrix * mvPosition;
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,Lv=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
}`,ue={alphahash_fragment:ty,alphahash_pars_fragment:ey,alphamap_fragment:ny,alphamap_pars_fragment:iy,alphatest_fragment:sy,alphatest_pars_fragment:ry,aomap_fragment:oy,aomap_pars_fragment:ay,batching_pars_vertex:ly,batching_vertex:cy,begin_vertex:hy,beginnormal_vertex:uy,bsdfs:dy,iridescence_fragment:fy,bumpmap_pars_fragment:py,clipping_planes_fragment:my,clipping_planes_pars_fragment:gy,clipping_planes_pars_vertex:_y,clipping_planes_vertex:yy,color_fragment:xy,color_pars_fragment:vy,color_pars_vertex:by,color_vertex:Sy,common:My,defaultnormal_vertex:wy,displacementmap_pars_vertex:Ay,displacementmap_vertex:Ey,emissivemap_fragment:Ty,emissivemap_pars_fragment:Ry,colorspace_fragment:Cy,colorspace_pars_fragment:Py,envmap_fragment:Iy,envmap_common_pars_fragment:Ly,envmap_pars_fragment:Dy,envmap_pars_vertex:Ny,envmap_physical_pars_fragment:qy,envmap_vertex:Fy,fog_vertex:Uy,fog_pars_vertex:Oy,fog_fragment:By,fog_pars_fragment:ky,gradientmap_pars_fragment:zy,lightmap_pars_fragment:Vy,lights_lambert_fragment:Gy,lights_lambert_pars_fragment:Hy,lights_pars_begin:Wy,lights_toon_fragment:Xy,lights_toon_pars_fragment:Yy,lights_phong_fragment:$y,lights_phong_pars_fragment:Zy,lights_physical_fragment:Jy,lights_physical_pars_fragment:Ky,lights_fragment_begin:jy,lights_fragment_maps:Qy,lights_fragment_end:tx,lightprobes_pars_fragment:ex,logdepthbuf_fragment:nx,logdepthbuf_pars_fragment:ix,logdepthbuf_pars_vertex:sx,logdepthbuf_vertex:rx,map_fragment:ox,map_pars_fragment:ax,map_particle_fragment:lx,map_particle_pars_fragment:cx,metalnessmap_fragment:hx,metalnessmap_pars_fragment:ux,morphinstance_vertex:dx,morphcolor_vertex:fx,morphnormal_vertex:px,morphtarget_pars_vertex:mx,morphtarget_vertex:gx,normal_fragment_begin:_x,normal_fragment_maps:yx,normal_pars_fragment:xx,normal_pars_vertex:vx,normal_vertex:bx,normalmap_pars_fragment:Sx,clearcoat_normal_fragment_begin:Mx,clearcoat_normal_fragment_maps:wx,clearcoat_pars_fragment:Ax,iridescence_pars_fragment:Ex,opaque_fragment:Tx,packing:Rx,premultiplied_alpha_fragment:Cx,project_vertex:Px,dithering_fragment:Ix,dithering_pars_fragment:Lx,roughnessmap_fragment:Dx,roughnessmap_pars_fragment:Nx,shadowmap_pars_fragment:Fx,shadowmap_pars_vertex:Ux,shadowmap_vertex:Ox,shadowmask_pars_fragment:Bx,skinbase_vertex:kx,skinning_pars_vertex:zx,skinning_vertex:Vx,skinnormal_vertex:Gx,specularmap_fragment:Hx,specularmap_pars_fragment:Wx,tonemapping_fragment:qx,tonemapping_pars_fragment:Xx,transmission_fragment:Yx,transmission_pars_fragment:$x,uv_pars_fragment:Zx,uv_pars_vertex:Jx,uv_vertex:Kx,worldpos_vertex:jx,background_vert:Qx,background_frag:tv,backgroundCube_vert:ev,backgroundCube_frag:nv,cube_vert:iv,cube_frag:sv,depth_vert:rv,depth_frag:ov,distance_vert:av,distance_frag:lv,equirect_vert:cv,equirect_frag:hv,linedashed_vert:uv,linedashed_frag:dv,meshbasic_vert:fv,meshbasic_frag:pv,meshlambert_vert:mv,meshlambert_frag:gv,meshmatcap_vert:_v,meshmatcap_frag:yv,meshnormal_vert:xv,meshnormal_frag:vv,meshphong_vert:bv,meshphong_frag:Sv,meshphysical_vert:Mv,meshphysical_frag:wv,meshtoon_vert:Av,meshtoon_frag:Ev,points_vert:Tv,points_frag:Rv,shadow_vert:Cv,shadow_frag:Pv,sprite_vert:Iv,sprite_frag:Lv},Lt={common:{diffuse:{value:new oe(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new te},alphaMap:{value:null},alphaMapTransform:{value:new te},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new te}},envmap:{envMap:{value:null},envMapRotation:{value:new te},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new te}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new te}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new te},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new te},normalScale:{value:new qt(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new te},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new te}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new te}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new te}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new oe(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new oe(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new te},alphaTest:{value:0},uvTransform:{value:new te}},sprite:{diffuse:{value:new oe(16777215)},opacity:{value:1},center:{value:new qt(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new te},alphaMap:{value:null},alphaMapTransform:{value:new te},alphaTest:{value:0}}},ji={basic:{uniforms:Fn([Lt.common,Lt.specularmap,Lt.envmap,Lt.aomap,Lt.lightmap,Lt.fog]),vertexShader:ue.meshbasic_vert,fragmentShader:ue.meshbasic_frag},lambert:{uniforms:Fn([Lt.common,Lt.specularmap,Lt.envmap,Lt.aomap,Lt.lightmap,Lt.emissivemap,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,Lt.fog,Lt.lights,{emissive:{value:new oe(0)},envMapIntensity:{value:1}}]),vertexShader:ue.meshlambert_vert,fragmentShader:ue.meshlambert_frag},phong:{uniforms:Fn([Lt.common,Lt.specularmap,Lt.envmap,Lt.aomap,Lt.lightmap,Lt.emissivemap,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,Lt.fog,Lt.lights,{emissive:{value:new oe(0)},specular:{value:new oe(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:ue.meshphong_vert,fragmentShader:ue.meshphong_frag},standard:{uniforms:Fn([Lt.common,Lt.envmap,Lt.aomap,Lt.lightmap,Lt.emissivemap,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,Lt.roughnessmap,Lt.metalnessmap,Lt.fog,Lt.lights,{emissive:{value:new oe(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:ue.meshphysical_vert,fragmentShader:ue.meshphysical_frag},toon:{uniforms:Fn([Lt.common,Lt.aomap,Lt.lightmap,Lt.emissivemap,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,Lt.gradientmap,Lt.fog,Lt.lights,{emissive:{value:new oe(0)}}]),vertexShader:ue.meshtoon_vert,fragmentShader:ue.meshtoon_frag},matcap:{uniforms:Fn([Lt.common,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,Lt.fog,{matcap:{value:null}}]),vertexShader:ue.meshmatcap_vert,fragmentShader:ue.meshmatcap_frag},points:{uniforms:Fn([Lt.points,Lt.fog]),vertexShader:ue.points_vert,fragmentShader:ue.points_frag},dashed:{uniforms:Fn([Lt.common,Lt.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:ue.linedashed_vert,fragmentShader:ue.linedashed_frag},depth:{uniforms:Fn([Lt.common,Lt.displacementmap]),vertexShader:ue.depth_vert,fragmentShader:ue.depth_frag},normal:{uniforms:Fn([Lt.common,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,{opacity:{value:1}}]),vertexShader:ue.meshnormal_vert,fragmentShader:ue.meshnormal_frag},sprite:{uniforms:Fn([Lt.sprite,Lt.fog]),vertexShader:ue.sprite_vert,fragmentShader:ue.sprite_frag},background:{uniforms:{uvTransform:{value:new te},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:ue.background_vert,fragmentShader:ue.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new te}},vertexShader:ue.backgroundCube_vert,fragmentShader:ue.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:ue.cube_vert,fragmentShader:ue.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:ue.equirect_vert,fragmentShader:ue.equirect_frag},distance:{uniforms:Fn([Lt.common,Lt.displacementmap,{referencePosition:{value:new U},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:ue.distance_vert,fragmentShader:ue.distance_frag},shadow:{uniforms:Fn([Lt.lights,Lt.fog,{color:{value:new oe(0)},opacity:{value:1}}]),vertexShader:ue.shadow_vert,fragmentShader:ue.shadow_frag}};ji.physical={uniforms:Fn([ji.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new te},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new te},clearcoatNormalScale:{value:new qt(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new te},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new te},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new te},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new te},sheen:{value:0},sheenColor:{value:new oe(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new te},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new te},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new te},transmissionSamplerSize:{value:new qt},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new te},attenuationDistance:{value:0},attenuationColor:{value:new oe(0)},specularColor:{value:new oe(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new te},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new te},anisotropyVector:{value:new qt},anisotropyMap:{value:null},anisotropyMapTransform:{value:new te}}]),vertexShader:ue.meshphysical_vert,fragmentShader:ue.meshphysical_frag};var Xc={r:0,b:0,g:0},Dv=new xe,_m=new te;_m.set(-1,0,0,0,1,0,0,0,1);function Nv(i,t,e,n,s,r){let o=new oe(0),a=s===!0?0:1,l,c,u=null,h=0,d=null;function f(v){let T=v.isScene===!0?v.background:null;if(T&&T.isTexture){let b=v.backgroundBlurriness>0;T=t.get(T,b)}return T}function m(v){let T=!1,b=f(v);b===null?g(o,a):b&&b.isColor&&(g(b,1),T=!0);let R=i.xr.getEnvironmentBlendMode();R==="additive"?e.buffers.color.setClear(0,0,0,1,r):R==="alpha-blend"&&e.buffers.color.setClear(0,0,0,0,r),(i.autoClear||T)&&(e.buffers.depth.setTest(!0),e.buffers.depth.setMask(!0),e.buffers.color.setMask(!0),i.clear(i.autoClearColor,i.autoClearDepth,i.autoClearStencil))}function _(v,T){let b=f(T);b&&b.isCubeTexture?(c===void 0&&(c=new tn(new $i(1,1,1),new Zi({name:"BackgroundCubeMaterial",uniforms:hr(ji.backgroundCube.uniforms),vertexShader:ji.backgroundCube.vertexShader,fragmentShader:ji.backgroundCube.fragmentShader,side:Wn,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(R,E,y){this.matrixWorld.copyPosition(y.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),n.update(c)),c.material.uniforms.envMap.value=b,c.material.uniforms.backgroundBlurriness.value=T.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=T.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(Dv.makeRotationFromEuler(T.backgroundRotation)).transpose(),b.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(_m),c.material.toneMapped=_e.getTransfer(b.colorSpace)!==Te,(u!==b||h!==b.version||d!==i.toneMapping)&&(c.material.needsUpdate=!0,u=b,h=b.version,d=i.toneMapping),c.layers.enableAll(),v.unshift(c,c.geometry,c.material,0,0,null)):b&&b.isTexture&&(l===void 0&&(l=new tn(new ir(2,2),new Zi({name:"BackgroundMaterial",uniforms:hr(ji.background.uniforms),vertexShader:ji.background.vertexShader,fragmentShader:ji.background.fragmentShader,side:Ws,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),n.update(l)),l.material.uniforms.t2D.value=b,l.material.uniforms.backgroundIntensity.value=T.backgroundIntensity,l.material.toneMapped=_e.getTransfer(b.colorSpace)!==Te,b.matrixAutoUpdate===!0&&b.updateMatrix(),l.material.uniforms.uvTransform.value.copy(b.matrix),(u!==b||h!==b.version||d!==i.toneMapping)&&(l.material.needsUpdate=!0,u=b,h=b.version,d=i.toneMapping),l.layers.enableAll(),v.unshift(l,l.geometry,l.material,0,0,null))}function g(v,T){v.getRGB(Xc,nd(i)),e.buffers.color.setClear(Xc.r,Xc.g,Xc.b,T,r)}function p(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(v,T=1){o.set(v),a=T,g(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(v){a=v,g(o,a)},render:m,addToRenderList:_,dispose:p}}function Fv(i,t){let e=i.getParameter(i.MAX_VERTEX_ATTRIBS),n={},s=d(null),r=s,o=!1;function a(L,z,G,D,W){let Y=!1,H=h(L,D,G,z);r!==H&&(r=H,c(r.object)),Y=f(L,D,G,W),Y&&m(L,D,G,W),W!==null&&t.update(W,i.ELEMENT_ARRAY_BUFFER),(Y||o)&&(o=!1,b(L,z,G,D),W!==null&&i.bindBuffer(i.ELEMENT_ARRAY_BUFFER,t.get(W).buffer))}function l(){return i.createVertexArray()}function c(L){return i.bindVertexArray(L)}function u(L){return i.deleteVertexArray(L)}function h(L,z,G,D){let W=D.wireframe===!0,Y=n[z.id];Y===void 0&&(Y={},n[z.id]=Y);let H=L.isInstancedMesh===!0?L.id:0,lt=Y[H];lt===void 0&&(lt={},Y[H]=lt);let Z=lt[G.id];Z===void 0&&(Z={},lt[G.id]=Z);let j=Z[W];return j===void 0&&(j=d(l()),Z[W]=j),j}function d(L){let z=[],G=[],D=[];for(let W=0;W<e;W++)z[W]=0,G[W]=0,D[W]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:z,enabledAttributes:G,attributeDivisors:D,object:L,attributes:{},index:null}}function f(L,z,G,D){let W=r.attributes,Y=z.attributes,H=0,lt=G.getAttributes();for(let Z in lt)if(lt[Z].location>=0){let et=W[Z],dt=Y[Z];if(dt===void 0&&(Z==="instanceMatrix"&&L.instanceMatrix&&(dt=L.instanceMatrix),Z==="instanceColor"&&L.instanceColor&&(dt=L.instanceColor)),et===void 0||et.attribute!==dt||dt&&et.data!==dt.data)return!0;H++}return r.attributesNum!==H||r.index!==D}function m(L,z,G,D){let W={},Y=z.attributes,H=0,lt=G.getAttributes();for(let Z in lt)if(lt[Z].location>=0){let et=Y[Z];et===void 0&&(Z==="instanceMatrix"&&L.instanceMatrix&&(et=L.instanceMatrix),Z==="instanceColor"&&L.instanceColor&&(et=L.instanceColor));let dt={};dt.attribute=et,et&&et.data&&(dt.data=et.data),W[Z]=dt,H++}r.attributes=W,r.attributesNum=H,r.index=D}function _(){let L=r.newAttributes;for(let z=0,G=L.length;z<G;z++)L[z]=0}function g(L){p(L,0)}function p(L,z){let G=r.newAttributes,D=r.enabledAttributes,W=r.attributeDivisors;G[L]=1,D[L]===0&&(i.enableVertexAttribArray(L),D[L]=1),W[L]!==z&&(i.vertexAttribDivisor(L,z),W[L]=z)}function v(){let L=r.newAttributes,z=r.enabledAttributes;for(let G=0,D=z.length;G<D;G++)z[G]!==L[G]&&(i.disableVertexAttribArray(G),z[G]=0)}function T(L,z,G,D,W,Y,H){H===!0?i.vertexAttribIPointer(L,z,G,W,Y):i.vertexAttribPointer(L,z,G,D,W,Y)}function b(L,z,G,D){_();let W=D.attributes,Y=G.getAttributes(),H=z.defaultAttributeValues;for(let lt in Y){let Z=Y[lt];if(Z.location>=0){let j=W[lt];if(j===void 0&&(lt==="instanceMatrix"&&L.instanceMatrix&&(j=L.instanceMatrix),lt==="instanceColor"&&L.instanceColor&&(j=L.instanceColor)),j!==void 0){let et=j.normalized,dt=j.itemSize,ut=t.get(j);if(ut===void 0)continue;let tt=ut.buffer,mt=ut.type,yt=ut.bytesPerElement,Tt=mt===i.INT||mt===i.UNSIGNED_INT||j.gpuType===ac;if(j.isInterleavedBufferAttribute){let St=j.data,Ht=St.isInterleavedBuffer===!0?St.stride:St.itemSize,se=j.offset;if(St.isInstancedInterleavedBuffer||St.isInstancedBufferAttribute){for(let Vt=0;Vt<Z.locationSize;Vt++)p(Z.location+Vt,St.meshPerAttribute);L.isInstancedMesh!==!0&&D._maxInstanceCount===void 0&&(D._maxInstanceCount=St.meshPerAttribute*St.count)}else for(let Vt=0;Vt<Z.locationSize;Vt++)g(Z.location+Vt);i.bindBuffer(i.ARRAY_BUFFER,tt);for(let Vt=0;Vt<Z.locationSize;Vt++)T(Z.location+Vt,dt/Z.locationSize,mt,et,Ht*yt,(se+dt/Z.locationSize*Vt)*yt,Tt)}else{if(j.isInstancedBufferAttribute){for(let St=0;St<Z.locationSize;St++)p(Z.location+St,j.meshPerAttribute);L.isInstancedMesh!==!0&&D._maxInstanceCount===void 0&&(D._maxInstanceCount=j.meshPerAttribute*j.count)}else for(let St=0;St<Z.locationSize;St++)g(Z.location+St);i.bindBuffer(i.ARRAY_BUFFER,tt);for(let St=0;St<Z.locationSize;St++)T(Z.location+St,dt/Z.locationSize,mt,et,dt*yt,dt/Z.locationSize*St*yt,Tt)}}else if(H!==void 0){let et=H[lt];if(et!==void 0)switch(et.length){case 2:i.vertexAttrib2fv(Z.location,et);break;case 3:i.vertexAttrib3fv(Z.location,et);break;case 4:i.vertexAttrib4fv(Z.location,et);break;default:i.vertexAttrib1fv(Z.location,et)}}}}v()}function R(){F();for(let L in n){let z=n[L];for(let G in z){let D=z[G];for(let W in D){let Y=D[W];for(let H in Y)u(Y[H].object),delete Y[H];delete D[W]}}delete n[L]}}function E(L){if(n[L.id]===void 0)return;let z=n[L.id];for(let G in z){let D=z[G];for(let W in D){let Y=D[W];for(let H in Y)u(Y[H].object),delete Y[H];delete D[W]}}delete n[L.id]}function y(L){for(let z in n){let G=n[z];for(let D in G){let W=G[D];if(W[L.id]===void 0)continue;let Y=W[L.id];for(let H in Y)u(Y[H].object),delete Y[H];delete W[L.id]}}}function A(L){for(let z in n){let G=n[z],D=L.isInstancedMesh===!0?L.id:0,W=G[D];if(W!==void 0){for(let Y in W){let H=W[Y];for(let lt in H)u(H[lt].object),delete H[lt];delete W[Y]}delete G[D],Object.keys(G).length===0&&delete n[z]}}}function F(){I(),o=!0,r!==s&&(r=s,c(r.object))}function I(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:F,resetDefaultState:I,dispose:R,releaseStatesOfGeometry:E,releaseStatesOfObject:A,releaseStatesOfProgram:y,initAttributes:_,enableAttribute:g,disableUnusedAttributes:v}}function Uv(i,t,e){let n;function s(l){n=l}function r(l,c){i.drawArrays(n,l,c),e.update(c,n,1)}function o(l,c,u){u!==0&&(i.drawArraysInstanced(n,l,c,u),e.update(c,n,u))}function a(l,c,u){if(u===0)return;t.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,l,0,c,0,u);let d=0;for(let f=0;f<u;f++)d+=c[f];e.update(d,n,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function Ov(i,t,e,n){let s;function r(){if(s!==void 0)return s;if(t.has("EXT_texture_filter_anisotropic")===!0){let y=t.get("EXT_texture_filter_anisotropic");s=i.getParameter(y.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(y){return!(y!==Pi&&n.convert(y)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(y){let A=y===Ci&&(t.has("EXT_color_buffer_half_float")||t.has("EXT_color_buffer_float"));return!(y!==Yn&&y!==yi&&!A&&n.convert(y)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_TYPE))}function l(y){if(y==="highp"){if(i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.HIGH_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.HIGH_FLOAT).precision>0)return"highp";y="mediump"}return y==="mediump"&&i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.MEDIUM_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=e.precision!==void 0?e.precision:"highp",u=l(c);u!==c&&(Yt("WebGLRenderer:",c,"not supported, using",u,"instead."),c=u);let h=e.reversedDepthBuffer===!0&&t.has("EXT_clip_control"),d=e.logarithmicDepthBuffer===!0&&h===!1;e.reversedDepthBuffer===!0&&h===!1&&Yt("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),e.logarithmicDepthBuffer===!0&&h===!0&&Yt("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=i.getParameter(i.MAX_TEXTURE_IMAGE_UNITS),m=i.getParameter(i.MAX_VERTEX_TEXTURE_IMAGE_UNITS),_=i.getParameter(i.MAX_TEXTURE_SIZE),g=i.getParameter(i.MAX_CUBE_MAP_TEXTURE_SIZE),p=i.getParameter(i.MAX_VERTEX_ATTRIBS),v=i.getParameter(i.MAX_VERTEX_UNIFORM_VECTORS),T=i.getParameter(i.MAX_VARYING_VECTORS),b=i.getParameter(i.MAX_FRAGMENT_UNIFORM_VECTORS),R=i.getParameter(i.MAX_SAMPLES),E=i.getParameter(i.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:d,reversedDepthBuffer:h,maxTextures:f,maxVertexTextures:m,maxTextureSize:_,maxCubemapSize:g,maxAttributes:p,maxVertexUniforms:v,maxVaryings:T,maxFragmentUniforms:b,maxSamples:R,samples:E}}function Bv(i){let t=this,e=null,n=0,s=!1,r=!1,o=new Vn,a=new te,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(h,d){let f=h.length!==0||d||n!==0||s;return s=d,n=h.length,f},this.beginShadows=function(){r=!0,u(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(h,d){e=u(h,d,0)},this.setState=function(h,d,f){let m=h.clippingPlanes,_=h.clipIntersection,g=h.clipShadows,p=i.get(h);if(!s||m===null||m.length===0||r&&!g)r?u(null):c();else{let v=r?0:n,T=v*4,b=p.clippingState||null;l.value=b,b=u(m,d,T,f);for(let R=0;R!==T;++R)b[R]=e[R];p.clippingState=b,this.numIntersection=_?this.numPlanes:0,this.numPlanes+=v}};function c(){l.value!==e&&(l.value=e,l.needsUpdate=n>0),t.numPlanes=n,t.numIntersection=0}function u(h,d,f,m){let _=h!==null?h.length:0,g=null;if(_!==0){if(g=l.value,m!==!0||g===null){let p=f+_*4,v=d.matrixWorldInverse;a.getNormalMatrix(v),(g===null||g.length<p)&&(g=new Float32Array(p));for(let T=0,b=f;T!==_;++T,b+=4)o.copy(h[T]).applyMatrix4(v,a),o.normal.toArray(g,b),g[b+3]=o.constant}l.value=g,l.needsUpdate=!0}return t.numPlanes=_,t.numIntersection=0,g}}var Na=class extends ri{constructor(t=1,e={}){super(t,t,e),this.isWebGLCubeRenderTarget=!0;let n={width:t,height:t,depth:1},s=[n,n,n,n,n,n];this.texture=new ha(s),this._setTextureOptions(e),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(t,e){this.texture.type=e.type,this.texture.colorSpace=e.colorSpace,this.texture.generateMipmaps=e.generateMipmaps,this.texture.minFilter=e.minFilter,this.texture.magFilter=e.magFilter;let n={uniforms:{tEquirect:{value:null}},vertexShader:`

				varying vec3 vWorldDirection;

				vec3 transformDirection( in vec3 dir, in mat4 matrix ) {

					return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );

				}

				void main() {

					vWorldDirection = transformDirection( position, modelMatrix );

					#include <begin_vertex>
					#include <project_vertex>

				}
			`,fragmentShader:`

				uniform sampler2D tEquirect;

				varying vec3 vWorldDirection;

				#include <common>

				void main() {

					vec3 direction = normalize( vWorldDirection );

					vec2 sampleUV = equirectUv( direction );

					gl_FragColor = texture2D( tEquirect, sampleUV );

				}
			`},s=new $i(5,5,5),r=new Zi({name:"CubemapFromEquirect",uniforms:hr(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:Wn,blending:or});r.uniforms.tEquirect.value=e;let o=new tn(s,r),a=e.minFilter;return e.minFilter===ms&&(e.minFilter=Hn),new lo(1,10,this).update(t,o),e.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(t,e=!0,n=!0,s=!0){let r=t.getRenderTarget();for(let o=0;o<6;o++)t.setRenderTarget(this,o),t.clear(e,n,s);t.setRenderTarget(r)}},Zp=256,kv=3,zv=20,ym=256,xm=16,Vv=3,Gv=new U,Hv=new oe,$c=class i{constructor(t){this._renderer=t,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new lo(1,10,null),this._boxMesh=new tn(new $i(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(t,e=0,n=.1,s=100,r={}){let{size:o=256,position:a=Gv}=r,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),u=this._getSourceTarget(!0);e>0&&(u.texture.mipmapsAutoUpdate=!1);let h=l.autoClear,d=l.autoClearColor,f=l.autoClearDepth,m=l.autoClearStencil,_=t.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,_===null&&(t.background=l.getClearColor(Hv));let g=new lo(n,s,u);return g.position.copy(a),g.update(l,t),l.autoClear=h,l.autoClearColor=d,l.autoClearDepth=f,l.autoClearStencil=m,t.background=_,e>0&&(u.texture.mipmapsAutoUpdate=!0,this._blur(c,e)),this._applyPMREM(c),c}fromEquirectangular(t,e=null){return this._fromTexture(t,e)}fromCubemap(t,e=null){return this._fromTexture(t,e)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=jp(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=Kp(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(t,e){return e>0?1-Math.sqrt(1-t/e):0}_setSize(t){this._cubeSize=Math.max(Zp,td(t))}_fromTexture(t,e){t.mapping===lr||t.mapping===fo?this._setSize(t.image.length===0?Zp:t.image[0].width||t.image[0].image.width):this._setSize(t.image.width/4);let n=e||this._allocateTarget();return this._textureToCubemap(t),this._applyPMREM(n),n}_allocateTarget(){let t=this._cubeSize,e=Jp(t,!1,!1),n=Math.log2(t)-kv;for(let s=0;s<=n;s++)e.texture.mipmaps.push({width:t>>s,height:t>>s});return e.texture.name="PMREM",e.texture.isPMREMTexture=!0,e}_getSourceTarget(t=!1){let e=this._cubeSize,n=this._sourceTarget;return(n===null||n.width!==e||t&&n.depthBuffer===!1)&&(n!==null&&n.dispose(),this._sourceTarget=Jp(e,!0,t)),this._sourceTarget}_compileMaterial(t){this._boxMesh.material=t,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(t,e,n){let s=this._boxMesh,r=this._cubeCamera;s.material=n,r.renderTarget=t,r.activeMipmapLevel=e;let o=t.width>>e;t.viewport.set(0,0,o,o),r.update(this._renderer,s),t.viewport.set(0,0,t.width,t.height)}_textureToCubemap(t){let e;t.mapping===lr||t.mapping===fo?(this._cubemapMaterial===null&&(this._cubemapMaterial=jp()),e=this._cubemapMaterial,e.uniforms.flipEnvMap.value=t.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=Kp()),e=this._equirectMaterial),e.uniforms.envMap.value=t,this._renderCube(this._getSourceTarget(),0,e)}_applyPMREM(t){this._ggxMaterial===null&&(this._ggxMaterial=Wv(),this._integrationMaterial=qv());let e=this._cubeSize,n=t.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(e/xm);for(let o=0;o<=n;o++){let a=i.lodToRoughness(o,n);if(o>n-Vv)r.roughness.value=a,this._renderCube(t,o,this._integrationMaterial);else{let l=a>0?Math.log2(e)+.5*Math.log2(6/(ym*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=l,this._renderCube(t,o,this._ggxMaterial)}}}_blur(t,e){this._blurMaterial===null&&(this._blurMaterial=Xv());let n=this._blurMaterial,s=n.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(e,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(t,0,n),s.envMap.value=t.texture,this._renderCube(r,0,n)}};function Jp(i,t,e){return new Na(i,{minFilter:ms,generateMipmaps:t,type:Ci,colorSpace:ta,depthBuffer:e})}function Fa(i,t,e){return new Zi({name:i,uniforms:t,vertexShader:ue.cube_vert,fragmentShader:e,side:Wn,blending:or,depthTest:!1,depthWrite:!1})}function Wv(){return Fa("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${ym}u

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float lodBias;

		#include <common>

		// Van der Corput radical inverse
		float radicalInverse_VdC( uint bits ) {

			bits = ( bits << 16u ) | ( bits >> 16u );
			bits = ( ( bits & 0x55555555u ) << 1u ) | ( ( bits & 0xAAAAAAAAu ) >> 1u );
			bits = ( ( bits & 0x33333333u ) << 2u ) | ( ( bits & 0xCCCCCCCCu ) >> 2u );
			bits = ( ( bits & 0x0F0F0F0Fu ) << 4u ) | ( ( bits & 0xF0F0F0F0u ) >> 4u );
			bits = ( ( bits & 0x00FF00FFu ) << 8u ) | ( ( bits & 0xFF00FF00u ) >> 8u );
			return float( bits ) * 2.3283064365386963e-10; // / 0x100000000

		}

		// Hammersley sequence
		vec2 hammersley( uint i, uint N ) {

			return vec2( float( i ) / float( N ), radicalInverse_VdC( i ) );

		}

		void main() {

			vec3 N = normalize( vWorldDirection );

			// For very low roughness, just sample the environment directly
			if ( roughness < 0.001 ) {

				gl_FragColor = vec4( textureLod( envMap, N, 0.0 ).rgb, 1.0 );
				return;

			}

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			// Tangent space basis for VNDF sampling
			vec3 up = abs( N.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, N ) );
			vec3 bitangent = cross( N, tangent );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			for ( uint i = 0u; i < GGX_SAMPLES; i ++ ) {

				vec2 Xi = hammersley( i, GGX_SAMPLES );

				// With V = N, sample the reflected direction directly.
				float invQ = 1.0 / ( 1.0 - Xi.x + alpha2 * Xi.x );
				float NdotL = ( 1.0 - Xi.x - alpha2 * Xi.x ) * invQ;

				if ( NdotL > 0.0 ) {

					float phi = 2.0 * PI * Xi.y;
					float sinTheta = 2.0 * alpha * sqrt( Xi.x * ( 1.0 - Xi.x ) ) * invQ;
					vec3 L = N * NdotL + ( tangent * cos( phi ) + bitangent * sin( phi ) ) * sinTheta;

					// Match the source mip to the sample's solid angle. The terms
					// independent of the sample are precomputed in lodBias.
					float d = alpha2 * invQ;
					float lod = max( log2( d ) + lodBias, 0.0 );

					// Weight by NdotL for the split-sum approximation
					prefilteredColor += textureLod( envMap, L, lod ).rgb * NdotL;
					totalWeight += NdotL;

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function qv(){return Fa("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:xm}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float sourceLod;
		uniform int sourceSize;

		void main() {

			vec3 N = normalize( vWorldDirection );

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			float texelSize = 2.0 / float( sourceSize );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			// Pair opposite texels: only the one in N's hemisphere contributes.
			for ( int face = 0; face < 3; face ++ ) {

				for ( int y = 0; y < sourceSize; y ++ ) {

					for ( int x = 0; x < sourceSize; x ++ ) {

						vec2 uv = ( vec2( x, y ) + 0.5 ) * texelSize - 1.0;
						vec3 texelDirection = face == 0 ? vec3( 1.0, uv ) : ( face == 1 ? vec3( uv.x, 1.0, uv.y ) : vec3( uv, 1.0 ) );

						float invDistance = inversesqrt( 1.0 + dot( uv, uv ) );
						float NdotL = dot( N, texelDirection );
						texelDirection *= NdotL < 0.0 ? - 1.0 : 1.0;
						NdotL = abs( NdotL ) * invDistance;

						// With V = N, NdotH squared is ( 1 + NdotL ) / 2. Common factors
						// in the GGX distribution and texel solid angle cancel when normalized.
						float d = 1.0 + alpha2 + ( alpha2 - 1.0 ) * NdotL;
						float weight = NdotL * invDistance * invDistance * invDistance / ( d * d );

						prefilteredColor += textureLod( envMap, texelDirection, sourceLod ).rgb * weight;
						totalWeight += weight;

					}

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function Xv(){return Fa("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${zv}
		#define GOLDEN_ANGLE 2.39996322973

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float sigma;

		#include <common>

		void main() {

			vec3 outputDirection = normalize( vWorldDirection );

			vec3 up = abs( outputDirection.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, outputDirection ) );
			vec3 bitangent = cross( outputDirection, tangent );

			// Truncate the kernel at three standard deviations or at the antipode.
			float thetaMax = min( 3.0 * sigma, PI );
			float truncation = 1.0 - exp( - 0.5 * thetaMax * thetaMax / ( sigma * sigma ) );

			vec3 accumColor = vec3( 0.0 );
			float accumWeight = 0.0;

			for ( int i = 0; i < SAMPLES; i ++ ) {

				// Stratified inverse-CDF sampling of the Gaussian, placed on a golden-angle spiral.
				float stratum = ( float( i ) + 0.5 ) / float( SAMPLES );
				float theta = sigma * sqrt( - 2.0 * log( 1.0 - stratum * truncation ) );
				float phi = float( i ) * GOLDEN_ANGLE;

				vec3 offset = cos( phi ) * tangent + sin( phi ) * bitangent;
				vec3 sampleDirection = cos( theta ) * outputDirection + sin( theta ) * offset;

				// Correct the planar sample density to solid angle.
				float weight = sin( theta ) / theta;

				accumColor += weight * textureLod( envMap, sampleDirection, 0.0 ).rgb;
				accumWeight += weight;

			}

			gl_FragColor = vec4( accumColor / accumWeight, 1.0 );

		}
	`)}function Kp(){return Fa("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

		varying vec3 vWorldDirection;

		uniform sampler2D envMap;

		#include <common>

		void main() {

			// Average four subpixel samples to preserve small, bright features.
			vec3 direction = normalize( vWorldDirection );
			vec3 dx = dFdx( direction ) * 0.25;
			vec3 dy = dFdy( direction ) * 0.25;

			vec3 color = textureLod( envMap, equirectUv( normalize( direction - dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction - dx + dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx + dy ) ), 0.0 ).rgb;
			gl_FragColor = vec4( color * 0.25, 1.0 );

		}
	`)}function jp(){return Fa("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function Yv(i){let t=new WeakMap,e=new WeakMap,n=null;function s(d,f=!1){return d==null?null:f?o(d):r(d)}function r(d){if(d&&d.isTexture){let f=d.mapping;if(f===sc||f===rc)if(t.has(d)){let m=t.get(d).texture;return a(m,d.mapping)}else{let m=d.image;if(m&&m.height>0){let _=new Na(m.height);return _.fromEquirectangularTexture(i,d),t.set(d,_),d.addEventListener("dispose",c),a(_.texture,d.mapping)}else return null}}return d}function o(d){if(d&&d.isTexture&&d.isPMREMTexture!==!0){let f=d.mapping,m=f===sc||f===rc,_=f===lr||f===fo;if(m||_){let g=e.get(d),p=g!==void 0?g.texture.pmremVersion:0;if(d.isRenderTargetTexture&&d.pmremVersion!==p)return n===null&&(n=new $c(i)),g=m?n.fromEquirectangular(d,g):n.fromCubemap(d,g),g.texture.pmremVersion=d.pmremVersion,e.set(d,g),g.texture;if(g!==void 0)return g.texture;{let v=d.image;return m&&v&&v.height>0||_&&v&&l(v)?(n===null&&(n=new $c(i)),g=m?n.fromEquirectangular(d):n.fromCubemap(d),g.texture.pmremVersion=d.pmremVersion,e.set(d,g),d.addEventListener("dispose",u),g.texture):null}}}return d}function a(d,f){return f===sc?d.mapping=lr:f===rc&&(d.mapping=fo),d}function l(d){let f=0,m=6;for(let _=0;_<m;_++)d[_]!==void 0&&f++;return f===m}function c(d){let f=d.target;f.removeEventListener("dispose",c);let m=t.get(f);m!==void 0&&(t.delete(f),m.dispose())}function u(d){let f=d.target;f.removeEventListener("dispose",u);let m=e.get(f);m!==void 0&&(e.delete(f),m.dispose())}function h(){t=new WeakMap,e=new WeakMap,n!==null&&(n.dispose(),n=null)}return{get:s,dispose:h}}function $v(i){let t={};function e(n){if(t[n]!==void 0)return t[n];let s=i.getExtension(n);return t[n]=s,s}return{has:function(n){return e(n)!==null},init:function(){e("EXT_color_buffer_float"),e("WEBGL_clip_cull_distance"),e("OES_texture_float_linear"),e("EXT_color_buffer_half_float"),e("WEBGL_multisampled_render_to_texture"),e("WEBGL_render_shared_exponent")},get:function(n){let s=e(n);return s===null&&Jo("WebGLRenderer: "+n+" extension not supported."),s}}}function Zv(i,t,e,n){let s={},r=new WeakMap,o=new FinalizationRegistry(m=>delete s[m]);function a(m){l(m.target)}function l(m){m.index!==null&&t.remove(m.index);for(let g in m.attributes)t.remove(m.attributes[g]);m.removeEventListener("dispose",a),delete s[m.id],o.unregister(m);let _=r.get(m);_&&(t.remove(_),r.delete(m)),n.releaseStatesOfGeometry(m),m.isInstancedBufferGeometry===!0&&delete m._maxInstanceCount,e.memory.geometries--}function c(m,_){return s[_.id]!==void 0||(_.addEventListener("dispose",a),s[_.id]=new WeakRef(_),o.register(_,_.id,_),e.memory.geometries++),_}function u(m){let _=m.attributes;for(let g in _)t.update(_[g],i.ARRAY_BUFFER)}function h(m){let _=m.index,g=m.attributes.position,p=0;if(g===void 0)return;let v=_!==null?_.array.length:g.array.length/3-1,T=g.count>=65535?aa:oa,b=new T(Math.ceil(v/3)*6,1),R=b.array;if(_!==null){let y=_.array;p=_.version;for(let A=0,F=0;A<v;A+=3){let I=y[A+0],L=y[A+1],z=y[A+2];R[F++]=I,R[F++]=L,R[F++]=L,R[F++]=z,R[F++]=z,R[F++]=I}}else{p=g.version;for(let y=0,A=0;y<v;y+=3){let F=y+0,I=y+1,L=y+2;R[A++]=F,R[A++]=I,R[A++]=I,R[A++]=L,R[A++]=L,R[A++]=F}}b.version=p;let E=r.get(m);E&&t.remove(E),r.set(m,b)}function d(m){let _=r.get(m);if(_){let g=m.index;g!==null&&_.version<g.version&&h(m)}else h(m);return r.get(m)}function f(){for(let m in s){let _=s[m].deref();_!==void 0&&l(_)}}return{get:c,update:u,getWireframeAttribute:d,dispose:f}}function Jv(i,t,e){let n;function s(h){n=h}let r,o;function a(h){r=h.type,o=h.bytesPerElement}function l(h,d){i.drawElements(n,d,r,h*o),e.update(d,n,1)}function c(h,d,f){f!==0&&(i.drawElementsInstanced(n,d,r,h*o,f),e.update(d,n,f))}function u(h,d,f){if(f===0)return;t.get("WEBGL_multi_draw").multiDrawElementsWEBGL(n,d,0,r,h,0,f);let _=0;for(let g=0;g<f;g++)_+=d[g];e.update(_,n,1)}this.setMode=s,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=u}function Kv(i){let t={geometries:0,textures:0},e={frame:0,calls:0,triangles:0,points:0,lines:0};function n(r,o,a){switch(e.calls++,o){case i.TRIANGLES:e.triangles+=a*(r/3);break;case i.LINES:e.lines+=a*(r/2);break;case i.LINE_STRIP:e.lines+=a*(r-1);break;case i.LINE_LOOP:e.lines+=a*r;break;case i.POINTS:e.points+=a*r;break;default:jt("WebGLInfo: Unknown draw mode:",o);break}}function s(){e.calls=0,e.triangles=0,e.points=0,e.lines=0}return{memory:t,render:e,programs:null,autoReset:!0,reset:s,update:n}}function jv(i,t,e){let n=new WeakMap,s=new Xe;function r(o,a,l){let c=o.morphTargetInfluences,u=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,h=u!==void 0?u.length:0,d=n.get(a);if(d===void 0||d.count!==h){let F=function(){y.dispose(),n.delete(a),a.removeEventListener("dispose",F)};d!==void 0&&d.texture.dispose();let f=a.morphAttributes.position!==void 0,m=a.morphAttributes.normal!==void 0,_=a.morphAttributes.color!==void 0,g=a.morphAttributes.position||[],p=a.morphAttributes.normal||[],v=a.morphAttributes.color||[],T=0;f===!0&&(T=1),m===!0&&(T=2),_===!0&&(T=3);let b=a.attributes.position.count*T,R=1;b>t.maxTextureSize&&(R=Math.ceil(b/t.maxTextureSize),b=t.maxTextureSize);let E=new Float32Array(b*R*4*h),y=new ia(E,b,R,h);y.type=yi,y.needsUpdate=!0;let A=T*4;for(let I=0;I<h;I++){let L=g[I],z=p[I],G=v[I],D=b*R*4*I;for(let W=0;W<L.count;W++){let Y=W*A;f===!0&&(s.fromBufferAttribute(L,W),E[D+Y+0]=s.x,E[D+Y+1]=s.y,E[D+Y+2]=s.z,E[D+Y+3]=0),m===!0&&(s.fromBufferAttribute(z,W),E[D+Y+4]=s.x,E[D+Y+5]=s.y,E[D+Y+6]=s.z,E[D+Y+7]=0),_===!0&&(s.fromBufferAttribute(G,W),E[D+Y+8]=s.x,E[D+Y+9]=s.y,E[D+Y+10]=s.z,E[D+Y+11]=G.itemSize===4?s.w:1)}}d={count:h,texture:y,size:new qt(b,R)},n.set(a,d),a.addEventListener("dispose",F)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(i,"morphTexture",o.morphTexture,e);else{let f=0;for(let _=0;_<c.length;_++)f+=c[_];let m=a.morphTargetsRelative?1:1-f;l.getUniforms().setValue(i,"morphTargetBaseInfluence",m),l.getUniforms().setValue(i,"morphTargetInfluences",c)}l.getUniforms().setValue(i,"morphTargetsTexture",d.texture,e),l.getUniforms().setValue(i,"morphTargetsTextureSize",d.size)}return{update:r}}function Qv(i,t,e,n,s){let r=new WeakMap;function o(c){let u=s.render.frame,h=c.geometry,d=t.get(c,h);if(r.get(d)!==u&&(t.update(d),r.set(d,u)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==u&&(e.update(c.instanceMatrix,i.ARRAY_BUFFER),c.instanceColor!==null&&e.update(c.instanceColor,i.ARRAY_BUFFER),r.set(c,u))),c.isSkinnedMesh){let f=c.skeleton;r.get(f)!==u&&(f.update(),r.set(f,u))}return d}function a(){r=new WeakMap}function l(c){let u=c.target;u.removeEventListener("dispose",l),n.releaseStatesOfObject(u),e.remove(u.instanceMatrix),u.instanceColor!==null&&e.remove(u.instanceColor)}return{update:o,dispose:a}}var tb={[Nu]:"LINEAR_TONE_MAPPING",[Fu]:"REINHARD_TONE_MAPPING",[Uu]:"CINEON_TONE_MAPPING",[Ou]:"ACES_FILMIC_TONE_MAPPING",[ku]:"AGX_TONE_MAPPING",[zu]:"NEUTRAL_TONE_MAPPING",[Bu]:"CUSTOM_TONE_MAPPING"};function eb(i,t,e,n,s,r){let o=new ri(t,e,{type:i,depthBuffer:s,stencilBuffer:r,samples:n?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,u=new Qe;u.setAttribute("position",new be([-1,3,0,-1,-1,0,3,-1,0],3)),u.setAttribute("uv",new be([0,2,0,0,2,0],2));let h=new Gl({uniforms:{tDiffuse:{value:null}},vertexShader:`
			precision highp float;

			uniform mat4 modelViewMatrix;
			uniform mat4 projectionMatrix;

			attribute vec3 position;
			attribute vec2 uv;

			varying vec2 vUv;

			void main() {
				vUv = uv;
				gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
			}`,fragmentShader:`
			precision highp float;

			uniform sampler2D tDiffuse;

			varying vec2 vUv;

			#include <tonemapping_pars_fragment>
			#include <colorspace_pars_fragment>

			void main() {
				gl_FragColor = texture2D( tDiffuse, vUv );

				#ifdef LINEAR_TONE_MAPPING
					gl_FragColor.rgb = LinearToneMapping( gl_FragColor.rgb );
				#elif defined( REINHARD_TONE_MAPPING )
					gl_FragColor.rgb = ReinhardToneMapping( gl_FragColor.rgb );
				#elif defined( CINEON_TONE_MAPPING )
					gl_FragColor.rgb = CineonToneMapping( gl_FragColor.rgb );
				#elif defined( ACES_FILMIC_TONE_MAPPING )
					gl_FragColor.rgb = ACESFilmicToneMapping( gl_FragColor.rgb );
				#elif defined( AGX_TONE_MAPPING )
					gl_FragColor.rgb = AgXToneMapping( gl_FragColor.rgb );
				#elif defined( NEUTRAL_TONE_MAPPING )
					gl_FragColor.rgb = NeutralToneMapping( gl_FragColor.rgb );
				#elif defined( CUSTOM_TONE_MAPPING )
					gl_FragColor.rgb = CustomToneMapping( gl_FragColor.rgb );
				#endif

				#ifdef SRGB_TRANSFER
					gl_FragColor = sRGBTransferOETF( gl_FragColor );
				#endif
			}`,depthTest:!1,depthWrite:!1}),d=new tn(u,h),f=new ba(-1,1,1,-1,0,1),m=null,_=null,g=!1,p,v=null,T=[],b=!1;this.setSize=function(R,E){o.setSize(R,E),a!==null&&a.setSize(R,E),l!==null&&l.setSize(R,E);for(let y=0;y<T.length;y++){let A=T[y];A.setSize&&A.setSize(R,E)}},this.setEffects=function(R){T=R,b=T.length>0&&T[0].isRenderPass===!0;let E=o.width,y=o.height;T.length>0&&a===null&&(a=new ri(E,y,{type:Ci,depthBuffer:!1,stencilBuffer:!1}),l=new ri(E,y,{type:Ci,depthBuffer:!1,stencilBuffer:!1}));let A=s===!0&&T.some(F=>F.needsDepthTexture===!0);A!==(o.depthTexture!==null)&&(A===!0&&c===null&&(c=new ps(E,y),r===!0&&(c.format=gs,c.type=cr)),o.dispose(),o.depthTexture=A?c:null,o.resolveDepthBuffer=A,o.storeMultisampledDepthBuffer=A);for(let F=0;F<T.length;F++){let I=T[F];I.setSize&&I.setSize(E,y),A&&I.needsDepthTexture===!0&&I.setDepthTexture&&I.setDepthTexture(c)}},this.begin=function(R,E){if(g||R.toneMapping===Ji&&T.length===0)return!1;if(v=E,E!==null){let y=E.width,A=E.height;(o.width!==y||o.height!==A)&&this.setSize(y,A)}return b===!1&&R.setRenderTarget(o),p=R.toneMapping,R.toneMapping=Ji,!0},this.hasRenderPass=function(){return b},this.end=function(R,E){R.toneMapping=p,g=!0;let y=o,A=a;for(let F=0;F<T.length;F++){let I=T[F];I.enabled!==!1&&(I.render(R,A,y,E),I.needsSwap!==!1&&(y=A,A=A===a?l:a))}if(m!==R.outputColorSpace||_!==R.toneMapping){m=R.outputColorSpace,_=R.toneMapping,h.defines={},_e.getTransfer(m)===Te&&(h.defines.SRGB_TRANSFER="");let F=tb[_];F&&(h.defines[F]=""),h.needsUpdate=!0}h.uniforms.tDiffuse.value=y.texture,R.setRenderTarget(v),R.render(d,f),v=null,g=!1},this.isCompositing=function(){return g},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),u.dispose(),h.dispose()}}var vm=new Xn,bm=new ps(1,1),Sm=new ua(1),Mm=new ia,wm=new Ol,Am=new ha,Qp=[],tm=[],em=new Float32Array(16),nm=new Float32Array(9),im=new Float32Array(4);function _o(i,t,e){let n=i[0];if(n<=0||n>0)return i;let s=t*e,r=Qp[s];if(r===void 0&&(r=new Float32Array(s),Qp[s]=r),t!==0){n.toArray(r,0);for(let o=1,a=0;o!==t;++o)a+=e,i[o].toArray(r,a)}return r}function pn(i,t){if(i.length!==t.length)return!1;for(let e=0,n=i.length;e<n;e++)if(i[e]!==t[e])return!1;return!0}function mn(i,t){for(let e=0,n=t.length;e<n;e++)i[e]=t[e]}function Jc(i,t){let e=tm[t];e===void 0&&(e=new Int32Array(t),tm[t]=e);for(let n=0;n!==t;++n)e[n]=i.allocateTextureUnit();return e}function nb(i,t){let e=this.cache;e[0]!==t&&(i.uniform1f(this.addr,t),e[0]=t)}function ib(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2f(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(pn(e,t))return;i.uniform2fv(this.addr,t),mn(e,t)}}function sb(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3f(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else if(t.r!==void 0)(e[0]!==t.r||e[1]!==t.g||e[2]!==t.b)&&(i.uniform3f(this.addr,t.r,t.g,t.b),e[0]=t.r,e[1]=t.g,e[2]=t.b);else{if(pn(e,t))return;i.uniform3fv(this.addr,t),mn(e,t)}}function rb(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4f(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(pn(e,t))return;i.uniform4fv(this.addr,t),mn(e,t)}}function ob(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(pn(e,t))return;i.uniformMatrix2fv(this.addr,!1,t),mn(e,t)}else{if(pn(e,n))return;im.set(n),i.uniformMatrix2fv(this.addr,!1,im),mn(e,n)}}function ab(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(pn(e,t))return;i.uniformMatrix3fv(this.addr,!1,t),mn(e,t)}else{if(pn(e,n))return;nm.set(n),i.uniformMatrix3fv(this.addr,!1,nm),mn(e,n)}}function lb(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(pn(e,t))return;i.uniformMatrix4fv(this.addr,!1,t),mn(e,t)}else{if(pn(e,n))return;em.set(n),i.uniformMatrix4fv(this.addr,!1,em),mn(e,n)}}function cb(i,t){let e=this.cache;e[0]!==t&&(i.uniform1i(this.addr,t),e[0]=t)}function hb(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2i(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(pn(e,t))return;i.uniform2iv(this.addr,t),mn(e,t)}}function ub(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3i(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(pn(e,t))return;i.uniform3iv(this.addr,t),mn(e,t)}}function db(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4i(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(pn(e,t))return;i.uniform4iv(this.addr,t),mn(e,t)}}function fb(i,t){let e=this.cache;e[0]!==t&&(i.uniform1ui(this.addr,t),e[0]=t)}function pb(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2ui(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(pn(e,t))return;i.uniform2uiv(this.addr,t),mn(e,t)}}function mb(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3ui(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(pn(e,t))return;i.uniform3uiv(this.addr,t),mn(e,t)}}function gb(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4ui(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(pn(e,t))return;i.uniform4uiv(this.addr,t),mn(e,t)}}function Kc(i){return i.version===0&&(i.compareFunction=Ju,i.needsUpdate=!0),i}function _b(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_2D_SHADOW?r=Kc(bm):r=vm,e.setTexture2D(t||r,s)}function yb(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),e.setTexture3D(t||wm,s)}function xb(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_CUBE_SHADOW?r=Kc(Sm):r=Am,e.setTextureCube(t||r,s)}function vb(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),e.setTexture2DArray(t||Mm,s)}function bb(i){switch(i){case 5126:return nb;case 35664:return ib;case 35665:return sb;case 35666:return rb;case 35674:return ob;case 35675:return ab;case 35676:return lb;case 5124:case 35670:return cb;case 35667:case 35671:return hb;case 35668:case 35672:return ub;case 35669:case 35673:return db;case 5125:return fb;case 36294:return pb;case 36295:return mb;case 36296:return gb;case 35678:case 36198:case 36298:case 36306:case 35682:return _b;case 35679:case 36299:case 36307:return yb;case 35680:case 36300:case 36308:case 36293:return xb;case 36289:case 36303:case 36311:case 36292:return vb}}function Sb(i,t){i.uniform1fv(this.addr,t)}function Mb(i,t){let e=_o(t,this.size,2);i.uniform2fv(this.addr,e)}function wb(i,t){let e=_o(t,this.size,3);i.uniform3fv(this.addr,e)}function Ab(i,t){let e=_o(t,this.size,4);i.uniform4fv(this.addr,e)}function Eb(i,t){let e=_o(t,this.size,4);i.uniformMatrix2fv(this.addr,!1,e)}function Tb(i,t){let e=_o(t,this.size,9);i.uniformMatrix3fv(this.addr,!1,e)}function Rb(i,t){let e=_o(t,this.size,16);i.uniformMatrix4fv(this.addr,!1,e)}function Cb(i,t){i.uniform1iv(this.addr,t)}function Pb(i,t){i.uniform2iv(this.addr,t)}function Ib(i,t){i.uniform3iv(this.addr,t)}function Lb(i,t){i.uniform4iv(this.addr,t)}function Db(i,t){i.uniform1uiv(this.addr,t)}function Nb(i,t){i.uniform2uiv(this.addr,t)}function Fb(i,t){i.uniform3uiv(this.addr,t)}function Ub(i,t){i.uniform4uiv(this.addr,t)}function Ob(i,t,e){let n=this.cache,s=t.length,r=Jc(e,s);pn(n,r)||(i.uniform1iv(this.addr,r),mn(n,r));let o;this.type===i.SAMPLER_2D_SHADOW?o=Kc(bm):o=vm;for(let a=0;a!==s;++a)e.setTexture2D(t[a]||o,r[a])}function Bb(i,t,e){let n=this.cache,s=t.length,r=Jc(e,s);pn(n,r)||(i.uniform1iv(this.addr,r),mn(n,r));for(let o=0;o!==s;++o)e.setTexture3D(t[o]||wm,r[o])}function kb(i,t,e){let n=this.cache,s=t.length,r=Jc(e,s);pn(n,r)||(i.uniform1iv(this.addr,r),mn(n,r));let o;this.type===i.SAMPLER_CUBE_SHADOW?o=Kc(Sm):o=Am;for(let a=0;a!==s;++a)e.setTextureCube(t[a]||o,r[a])}function zb(i,t,e){let n=this.cache,s=t.length,r=Jc(e,s);pn(n,r)||(i.uniform1iv(this.addr,r),mn(n,r));for(let o=0;o!==s;++o)e.setTexture2DArray(t[o]||Mm,r[o])}function Vb(i){switch(i){case 5126:return Sb;case 35664:return Mb;case 35665:return wb;case 35666:return Ab;case 35674:return Eb;case 35675:return Tb;case 35676:return Rb;case 5124:case 35670:return Cb;case 35667:case 35671:return Pb;case 35668:case 35672:return Ib;case 35669:case 35673:return Lb;case 5125:return Db;case 36294:return Nb;case 36295:return Fb;case 36296:return Ub;case 35678:case 36198:case 36298:case 36306:case 35682:return Ob;case 35679:case 36299:case 36307:return Bb;case 35680:case 36300:case 36308:case 36293:return kb;case 36289:case 36303:case 36311:case 36292:return zb}}var ld=class{constructor(t,e,n){this.id=t,this.addr=n,this.cache=[],this.type=e.type,this.setValue=bb(e.type)}},cd=class{constructor(t,e,n){this.id=t,this.addr=n,this.cache=[],this.type=e.type,this.size=e.size,this.setValue=Vb(e.type)}},hd=class{constructor(t){this.id=t,this.seq=[],this.map={}}setValue(t,e,n){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(t,e[a.id],n)}}},od=/(\w+)(\])?(\[|\.)?/g;function sm(i,t){i.seq.push(t),i.map[t.id]=t}function Gb(i,t,e){let n=i.name,s=n.length;for(od.lastIndex=0;;){let r=od.exec(n),o=od.lastIndex,a=r[1],l=r[2]==="]",c=r[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===s){sm(e,c===void 0?new ld(a,i,t):new cd(a,i,t));break}else{let h=e.map[a];h===void 0&&(h=new hd(a),sm(e,h)),e=h}}}var go=class{constructor(t,e){this.seq=[],this.map={};let n=t.getProgramParameter(e,t.ACTIVE_UNIFORMS);for(let o=0;o<n;++o){let a=t.getActiveUniform(e,o),l=t.getUniformLocation(e,a.name);Gb(a,l,this)}let s=[],r=[];for(let o of this.seq)o.type===t.SAMPLER_2D_SHADOW||o.type===t.SAMPLER_CUBE_SHADOW||o.type===t.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(t,e,n,s){let r=this.map[e];r!==void 0&&r.setValue(t,n,s)}setOptional(t,e,n){let s=e[n];s!==void 0&&this.setValue(t,n,s)}static upload(t,e,n,s){for(let r=0,o=e.length;r!==o;++r){let a=e[r],l=n[a.id];l.needsUpdate!==!1&&a.setValue(t,l.value,s)}}static seqWithValue(t,e){let n=[];for(let s=0,r=t.length;s!==r;++s){let o=t[s];o.id in e&&n.push(o)}return n}};function rm(i,t,e){let n=i.createShader(t);return i.shaderSource(n,e),i.compileShader(n),n}var Hb=37297,Wb=0;function qb(i,t){let e=i.split(`
`),n=[],s=Math.max(t-6,0),r=Math.min(t+6,e.length);for(let o=s;o<r;o++){let a=o+1;n.push(`${a===t?">":" "} ${a}: ${e[o]}`)}return n.join(`
`)}var om=new te;function Xb(i){_e._getMatrix(om,_e.workingColorSpace,i);let t=`mat3( ${om.elements.map(e=>e.toFixed(4))} )`;switch(_e.getTransfer(i)){case ea:return[t,"LinearTransferOETF"];case Te:return[t,"sRGBTransferOETF"];default:return Yt("WebGLProgram: Unsupported color space: ",i),[t,"LinearTransferOETF"]}}function am(i,t,e){let n=i.getShaderParameter(t,i.COMPILE_STATUS),r=(i.getShaderInfoLog(t)||"").trim();if(n&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return e.toUpperCase()+`

`+r+`

`+qb(i.getShaderSource(t),a)}else return r}function Yb(i,t){let e=Xb(t);return[`vec4 ${i}( vec4 value ) {`,`	return ${e[1]}( vec4( ${e[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var $b={[Nu]:"Linear",[Fu]:"Reinhard",[Uu]:"Cineon",[Ou]:"ACESFilmic",[ku]:"AgX",[zu]:"Neutral",[Bu]:"Custom"};function Zb(i,t){let e=$b[t];return e===void 0?(Yt("WebGLProgram: Unsupported toneMapping:",t),"vec3 "+i+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+i+"( vec3 color ) { return "+e+"ToneMapping( color ); }"}var Yc=new U;function Jb(){_e.getLuminanceCoefficients(Yc);let i=Yc.x.toFixed(4),t=Yc.y.toFixed(4),e=Yc.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${i}, ${t}, ${e} );`,"	return dot( weights, rgb );","}"].join(`
`)}function Kb(i){return[i.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",i.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(Da).join(`
`)}function jb(i){let t=[];for(let e in i){let n=i[e];n!==!1&&t.push("#define "+e+" "+n)}return t.join(`
`)}function Qb(i,t){let e={},n=i.getProgramParameter(t,i.ACTIVE_ATTRIBUTES);for(let s=0;s<n;s++){let r=i.getActiveAttrib(t,s),o=r.name,a=1;r.type===i.FLOAT_MAT2&&(a=2),r.type===i.FLOAT_MAT3&&(a=3),r.type===i.FLOAT_MAT4&&(a=4),e[o]={type:r.type,location:i.getAttribLocation(t,o),locationSize:a}}return e}function Da(i){return i!==""}function lm(i,t){let e=t.numSpotLightShadows+t.numSpotLightMaps-t.numSpotLightShadowsWithMaps;return i.replace(/NUM_SUN_LIGHTS/g,t.numSunLights).replace(/NUM_DIR_LIGHTS/g,t.numDirLights).replace(/NUM_SPOT_LIGHTS/g,t.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,t.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,e).replace(/NUM_RECT_AREA_LIGHTS/g,t.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,t.numPointLights).replace(/NUM_HEMI_LIGHTS/g,t.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,t.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,t.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,t.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,t.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,t.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,t.numLightProbeGrids)}function cm(i,t){return i.replace(/NUM_CLIPPING_PLANES/g,t.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,t.numClippingPlanes-t.numClipIntersection)}var tS=/^[ \t]*#include +<([\w\d./]+)>/gm;function ud(i){return i.replace(tS,eS)}function eS(i,t){let e=ue[t];if(e===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+t+">");return ud(e)}var nS=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function hm(i){return i.replace(nS,iS)}function iS(i,t,e,n){let s="";for(let r=parseInt(t);r<parseInt(e);r++)s+=n.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function um(i){let t=`precision ${i.precision} float;
	precision ${i.precision} int;
	precision ${i.precision} sampler2D;
	precision ${i.precision} samplerCube;
	precision ${i.precision} sampler3D;
	precision ${i.precision} sampler2DArray;
	precision ${i.precision} sampler2DShadow;
	precision ${i.precision} samplerCubeShadow;
	precision ${i.precision} sampler2DArrayShadow;
	precision ${i.precision} isampler2D;
	precision ${i.precision} isampler3D;
	precision ${i.precision} isamplerCube;
	precision ${i.precision} isampler2DArray;
	precision ${i.precision} usampler2D;
	precision ${i.precision} usampler3D;
	precision ${i.precision} usamplerCube;
	precision ${i.precision} usampler2DArray;
	`;return i.precision==="highp"?t+=`
#define HIGH_PRECISION`:i.precision==="mediump"?t+=`
#define MEDIUM_PRECISION`:i.precision==="lowp"&&(t+=`
#define LOW_PRECISION`),t}var sS={[rr]:"SHADOWMAP_TYPE_PCF",[ho]:"SHADOWMAP_TYPE_VSM"};function rS(i){return sS[i.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var oS={[fo]:"ENVMAP_MODE_REFRACTION"};function aS(i){return i.envMap===!1?"ENVMAP_MODE_REFLECTION":oS[i.envMapMode]||"ENVMAP_MODE_REFLECTION"}var lS={[ic]:"ENVMAP_BLENDING_MULTIPLY",[Tp]:"ENVMAP_BLENDING_MIX",[Rp]:"ENVMAP_BLENDING_ADD"};function cS(i){return i.envMap===!1?"ENVMAP_BLENDING_NONE":lS[i.combine]||"ENVMAP_BLENDING_NONE"}function hS(i,t,e,n){let s=i.getContext(),r=e.defines,o=e.vertexShader,a=e.fragmentShader,l=rS(e),c=e.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",u=aS(e),h=cS(e),d=Kb(e),f=jb(r),m=s.createProgram(),_,g,p=e.glslVersion?"#version "+e.glslVersion+`
`:"";e.isRawShaderMaterial?(_=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f].filter(Da).join(`
`),_.length>0&&(_+=`
`),g=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f].filter(Da).join(`
`),g.length>0&&(g+=`
`)):(_=[um(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f,e.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",e.batching?"#define USE_BATCHING":"",e.batchingColor?"#define USE_BATCHING_COLOR":"",e.instancing?"#define USE_INSTANCING":"",e.instancingColor?"#define USE_INSTANCING_COLOR":"",e.instancingMorph?"#define USE_INSTANCING_MORPH":"",e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.map?"#define USE_MAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+u:"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.displacementMap?"#define USE_DISPLACEMENTMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.mapUv?"#define MAP_UV "+e.mapUv:"",e.alphaMapUv?"#define ALPHAMAP_UV "+e.alphaMapUv:"",e.lightMapUv?"#define LIGHTMAP_UV "+e.lightMapUv:"",e.aoMapUv?"#define AOMAP_UV "+e.aoMapUv:"",e.emissiveMapUv?"#define EMISSIVEMAP_UV "+e.emissiveMapUv:"",e.bumpMapUv?"#define BUMPMAP_UV "+e.bumpMapUv:"",e.normalMapUv?"#define NORMALMAP_UV "+e.normalMapUv:"",e.displacementMapUv?"#define DISPLACEMENTMAP_UV "+e.displacementMapUv:"",e.metalnessMapUv?"#define METALNESSMAP_UV "+e.metalnessMapUv:"",e.roughnessMapUv?"#define ROUGHNESSMAP_UV "+e.roughnessMapUv:"",e.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+e.anisotropyMapUv:"",e.clearcoatMapUv?"#define CLEARCOATMAP_UV "+e.clearcoatMapUv:"",e.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+e.clearcoatNormalMapUv:"",e.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+e.clearcoatRoughnessMapUv:"",e.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+e.diffuseRoughnessMapUv:"",e.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+e.iridescenceMapUv:"",e.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+e.iridescenceThicknessMapUv:"",e.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+e.sheenColorMapUv:"",e.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+e.sheenRoughnessMapUv:"",e.specularMapUv?"#define SPECULARMAP_UV "+e.specularMapUv:"",e.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+e.specularColorMapUv:"",e.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+e.specularIntensityMapUv:"",e.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+e.transmissionMapUv:"",e.thicknessMapUv?"#define THICKNESSMAP_UV "+e.thicknessMapUv:"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexNormals?"#define HAS_NORMAL":"",e.vertexColors?"#define USE_COLOR":"",e.vertexAlphas?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.flatShading?"#define FLAT_SHADED":"",e.skinning?"#define USE_SKINNING":"",e.morphTargets?"#define USE_MORPHTARGETS":"",e.morphNormals&&e.flatShading===!1?"#define USE_MORPHNORMALS":"",e.morphColors?"#define USE_MORPHCOLORS":"",e.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+e.morphTextureStride:"",e.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+e.morphTargetsCount:"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+l:"",e.sizeAttenuation?"#define USE_SIZEATTENUATION":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(Da).join(`
`),g=[um(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f,e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",e.map?"#define USE_MAP":"",e.matcap?"#define USE_MATCAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+c:"",e.envMap?"#define "+u:"",e.envMap?"#define "+h:"",e.envMapPMREM?"#define ENVMAP_MAX_LOD "+e.envMapMaxLod+".0":"",e.envMapPMREM?"#define ENVMAP_SIZE "+e.envMapSize+".0":"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoat?"#define USE_CLEARCOAT":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",e.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",e.dispersion?"#define USE_DISPERSION":"",e.retroreflection?"#define USE_RETROREFLECTION":"",e.iridescence?"#define USE_IRIDESCENCE":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaTest?"#define USE_ALPHATEST":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.sheen?"#define USE_SHEEN":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexColors||e.instancingColor?"#define USE_COLOR":"",e.vertexAlphas||e.batchingColor?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.gradientMap?"#define USE_GRADIENTMAP":"",e.flatShading?"#define FLAT_SHADED":"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+l:"",e.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",e.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",e.toneMapping!==Ji?"#define TONE_MAPPING":"",e.toneMapping!==Ji?ue.tonemapping_pars_fragment:"",e.toneMapping!==Ji?Zb("toneMapping",e.toneMapping):"",e.dithering?"#define DITHERING":"",e.opaque?"#define OPAQUE":"",ue.colorspace_pars_fragment,Yb("linearToOutputTexel",e.outputColorSpace),Jb(),e.useDepthPacking?"#define DEPTH_PACKING "+e.depthPacking:"",`
`].filter(Da).join(`
`)),o=ud(o),o=lm(o,e),o=cm(o,e),a=ud(a),a=lm(a,e),a=cm(a,e),o=hm(o),a=hm(a),e.isRawShaderMaterial!==!0&&(p=`#version 300 es
`,_=[d,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+_,g=["#define varying in",e.glslVersion===Ku?"":"layout(location = 0) out highp vec4 pc_fragColor;",e.glslVersion===Ku?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+g);let v=p+_+o,T=p+g+a,b=rm(s,s.VERTEX_SHADER,v),R=rm(s,s.FRAGMENT_SHADER,T);s.attachShader(m,b),s.attachShader(m,R),e.index0AttributeName!==void 0?s.bindAttribLocation(m,0,e.index0AttributeName):e.hasPositionAttribute===!0&&s.bindAttribLocation(m,0,"position"),s.linkProgram(m);function E(I){if(i.debug.checkShaderErrors){let L=s.getProgramInfoLog(m)||"",z=s.getShaderInfoLog(b)||"",G=s.getShaderInfoLog(R)||"",D=L.trim(),W=z.trim(),Y=G.trim(),H=!0,lt=!0;if(s.getProgramParameter(m,s.LINK_STATUS)===!1)if(H=!1,typeof i.debug.onShaderError=="function")i.debug.onShaderError(s,m,b,R);else{let Z=am(s,b,"vertex"),j=am(s,R,"fragment");jt("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(m,s.VALIDATE_STATUS)+`

Material Name: `+I.name+`
Material Type: `+I.type+`

Program Info Log: `+D+`
`+Z+`
`+j)}else D!==""?Yt("WebGLProgram: Program Info Log:",D):(W===""||Y==="")&&(lt=!1);lt&&(I.diagnostics={runnable:H,programLog:D,vertexShader:{log:W,prefix:_},fragmentShader:{log:Y,prefix:g}})}s.deleteShader(b),s.deleteShader(R),y=new go(s,m),A=Qb(s,m)}let y;this.getUniforms=function(){return y===void 0&&E(this),y};let A;this.getAttributes=function(){return A===void 0&&E(this),A};let F=e.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return F===!1&&(F=s.getProgramParameter(m,Hb)),F},this.destroy=function(){n.releaseStatesOfProgram(this),s.deleteProgram(m),this.program=void 0},this.type=e.shaderType,this.name=e.shaderName,this.id=Wb++,this.cacheKey=t,this.usedTimes=1,this.program=m,this.vertexShader=b,this.fragmentShader=R,this}var uS=0,dd=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(t,e,n){let s=this._getShaderCacheForMaterial(t);return s.has(e)===!1&&(s.add(e),e.usedTimes++),s.has(n)===!1&&(s.add(n),n.usedTimes++),this}remove(t){let e=this.materialCache.get(t);for(let n of e)n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(t),this}getVertexShaderStage(t){return this._getShaderStage(t.vertexShader)}getFragmentShaderStage(t){return this._getShaderStage(t.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(t){let e=this.materialCache,n=e.get(t);return n===void 0&&(n=new Set,e.set(t,n)),n}_getShaderStage(t){let e=this.shaderCache,n=e.get(t);return n===void 0&&(n=new fd(t),e.set(t,n)),n}},fd=class{constructor(t){this.id=uS++,this.code=t,this.usedTimes=0}};function dS(i){return i===qs||i===Pa||i===Ia}function fS(i,t,e,n,s,r){let o=new no,a=new dd,l=new Set,c=[],u=new Map,h=n.logarithmicDepthBuffer,d={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(y){return l.add(y),y===0?"uv":`uv${y}`}function m(y,A,F,I,L,z){let G=I.fog,D=L.geometry,W=y.isMeshStandardMaterial||y.isMeshLambertMaterial||y.isMeshPhongMaterial?I.environment:null,Y=y.isMeshStandardMaterial||y.isMeshLambertMaterial&&!y.envMap||y.isMeshPhongMaterial&&!y.envMap,H=t.get(y.envMap||W,Y),lt=d[y.type],Z=n.precision;y.precision!==null&&(Z=n.getMaxPrecision(y.precision),Z!==y.precision&&Yt("WebGLProgram.getParameters:",y.precision,"not supported, using",Z,"instead."));let j=D.morphAttributes.position||D.morphAttributes.normal||D.morphAttributes.color,et=j!==void 0?j.length:0,dt=0;D.morphAttributes.position!==void 0&&(dt=1),D.morphAttributes.normal!==void 0&&(dt=2),D.morphAttributes.color!==void 0&&(dt=3);let ut,tt,mt,yt;if(lt){let Rt=ji[lt];ut=Rt.vertexShader,tt=Rt.fragmentShader}else{ut=y.vertexShader,tt=y.fragmentShader;let Rt=a.getVertexShaderStage(y),ae=a.getFragmentShaderStage(y);a.update(y,Rt,ae),mt=Rt.id,yt=ae.id}let Tt=i.getRenderTarget(),St=i.state.buffers.depth.getReversed(),Ht=L.isInstancedMesh===!0,se=L.isBatchedMesh===!0,Vt=!!y.map,de=!!y.matcap,le=!!H,ee=le&&H.isPMREMTexture===!0,We=!!y.aoMap,Oe=!!y.lightMap,sn=!!y.bumpMap&&y.wireframe===!1,Le=!!y.normalMap,xn=!!y.displacementMap,ve=!!y.emissiveMap,dn=!!y.metalnessMap,$e=!!y.roughnessMap,rn=y.anisotropy>0,B=y.clearcoat>0,Ct=y.diffuseRoughness>0,$t=y.dispersion>0,re=y.retroreflectivity>0,Mt=y.iridescence>0,Ne=y.sheen>0,zt=y.transmission>0,Xt=rn&&!!y.anisotropyMap,C=B&&!!y.clearcoatMap,S=B&&!!y.clearcoatNormalMap,X=B&&!!y.clearcoatRoughnessMap,ht=Ct&&!!y.diffuseRoughnessMap,ot=Mt&&!!y.iridescenceMap,_t=Mt&&!!y.iridescenceThicknessMap,xt=Ne&&!!y.sheenColorMap,nt=Ne&&!!y.sheenRoughnessMap,st=!!y.specularMap,pt=!!y.specularColorMap,O=!!y.specularIntensityMap,rt=zt&&!!y.transmissionMap,it=zt&&!!y.thicknessMap,wt=!!y.gradientMap,gt=!!y.alphaMap,bt=y.alphaTest>0,Gt=!!y.alphaHash,Jt=!!y.extensions,ct=Ji;y.toneMapped&&(Tt===null||Tt.isXRRenderTarget===!0)&&(ct=i.toneMapping);let Ot=ee?H.isCompressedCubeTexture?H.image[0].mipmaps:H.mipmaps:null,Kt={shaderID:lt,shaderType:y.type,shaderName:y.name,vertexShader:ut,fragmentShader:tt,defines:y.defines,customVertexShaderID:mt,customFragmentShaderID:yt,isRawShaderMaterial:y.isRawShaderMaterial===!0,glslVersion:y.glslVersion,precision:Z,batching:se,batchingColor:se&&L._colorsTexture!==null,instancing:Ht,instancingColor:Ht&&L.instanceColor!==null,instancingMorph:Ht&&L.morphTexture!==null,outputColorSpace:Tt===null?i.outputColorSpace:Tt.isXRRenderTarget===!0?Tt.texture.colorSpace:_e.workingColorSpace,alphaToCoverage:!!y.alphaToCoverage,map:Vt,matcap:de,envMap:le,envMapMode:le&&H.mapping,envMapPMREM:ee,envMapMaxLod:ee?Ot.length-1:null,envMapSize:ee?Ot[0].width:null,aoMap:We,lightMap:Oe,bumpMap:sn,normalMap:Le,displacementMap:xn,emissiveMap:ve,normalMapObjectSpace:Le&&y.normalMapType===Ip,normalMapTangentSpace:Le&&y.normalMapType===Wc,packedNormalMap:Le&&y.normalMapType===Wc&&dS(y.normalMap.format),metalnessMap:dn,roughnessMap:$e,anisotropy:rn,anisotropyMap:Xt,clearcoat:B,clearcoatMap:C,clearcoatNormalMap:S,clearcoatRoughnessMap:X,diffuseRoughness:Ct,diffuseRoughnessMap:ht,dispersion:$t,retroreflection:re,iridescence:Mt,iridescenceMap:ot,iridescenceThicknessMap:_t,sheen:Ne,sheenColorMap:xt,sheenRoughnessMap:nt,specularMap:st,specularColorMap:pt,specularIntensityMap:O,transmission:zt,transmissionMap:rt,thicknessMap:it,gradientMap:wt,opaque:y.transparent===!1&&y.blending===uo&&y.alphaToCoverage===!1,alphaMap:gt,alphaTest:bt,alphaHash:Gt,combine:y.combine,mapUv:Vt&&f(y.map.channel),aoMapUv:We&&f(y.aoMap.channel),lightMapUv:Oe&&f(y.lightMap.channel),bumpMapUv:sn&&f(y.bumpMap.channel),normalMapUv:Le&&f(y.normalMap.channel),displacementMapUv:xn&&f(y.displacementMap.channel),emissiveMapUv:ve&&f(y.emissiveMap.channel),metalnessMapUv:dn&&f(y.metalnessMap.channel),roughnessMapUv:$e&&f(y.roughnessMap.channel),anisotropyMapUv:Xt&&f(y.anisotropyMap.channel),clearcoatMapUv:C&&f(y.clearcoatMap.channel),clearcoatNormalMapUv:S&&f(y.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:X&&f(y.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:ht&&f(y.diffuseRoughnessMap.channel),iridescenceMapUv:ot&&f(y.iridescenceMap.channel),iridescenceThicknessMapUv:_t&&f(y.iridescenceThicknessMap.channel),sheenColorMapUv:xt&&f(y.sheenColorMap.channel),sheenRoughnessMapUv:nt&&f(y.sheenRoughnessMap.channel),specularMapUv:st&&f(y.specularMap.channel),specularColorMapUv:pt&&f(y.specularColorMap.channel),specularIntensityMapUv:O&&f(y.specularIntensityMap.channel),transmissionMapUv:rt&&f(y.transmissionMap.channel),thicknessMapUv:it&&f(y.thicknessMap.channel),alphaMapUv:gt&&f(y.alphaMap.channel),vertexTangents:!!D.attributes.tangent&&(Le||rn),vertexNormals:!!D.attributes.normal,vertexColors:y.vertexColors,vertexAlphas:y.vertexColors===!0&&!!D.attributes.color&&D.attributes.color.itemSize===4,pointsUvs:L.isPoints===!0&&!!D.attributes.uv&&(Vt||gt),fog:!!G,useFog:y.fog===!0,fogExp2:!!G&&G.isFogExp2,flatShading:y.wireframe===!1&&(y.flatShading===!0||D.attributes.normal===void 0&&Le===!1&&(y.isMeshLambertMaterial||y.isMeshPhongMaterial||y.isMeshStandardMaterial||y.isMeshPhysicalMaterial)),sizeAttenuation:y.sizeAttenuation===!0,logarithmicDepthBuffer:h,reversedDepthBuffer:St,skinning:L.isSkinnedMesh===!0,hasPositionAttribute:D.attributes.position!==void 0,morphTargets:D.morphAttributes.position!==void 0,morphNormals:D.morphAttributes.normal!==void 0,morphColors:D.morphAttributes.color!==void 0,morphTargetsCount:et,morphTextureStride:dt,numSunLights:A.sun.length,numDirLights:A.directional.length,numPointLights:A.point.length,numSpotLights:A.spot.length,numSpotLightMaps:A.spotLightMap.length,numRectAreaLights:A.rectArea.length,numHemiLights:A.hemi.length,numSunLightShadows:A.sunShadowMap.length,numDirLightShadows:A.directionalShadowMap.length,numPointLightShadows:A.pointShadowMap.length,numSpotLightShadows:A.spotShadowMap.length,numSpotLightShadowsWithMaps:A.numSpotLightShadowsWithMaps,numLightProbes:A.numLightProbes,numLightProbeGrids:z.filter(Rt=>Rt.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:y.dithering,shadowMapEnabled:i.shadowMap.enabled&&F.length>0,shadowMapType:i.shadowMap.type,toneMapping:ct,decodeVideoTexture:Vt&&y.map.isVideoTexture===!0&&_e.getTransfer(y.map.colorSpace)===Te,decodeVideoTextureEmissive:ve&&y.emissiveMap.isVideoTexture===!0&&_e.getTransfer(y.emissiveMap.colorSpace)===Te,premultipliedAlpha:y.premultipliedAlpha,doubleSided:y.side===_i,flipSided:y.side===Wn,useDepthPacking:y.depthPacking>=0,depthPacking:y.depthPacking||0,index0AttributeName:y.index0AttributeName,extensionClipCullDistance:Jt&&y.extensions.clipCullDistance===!0&&e.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(Jt&&y.extensions.multiDraw===!0||se)&&e.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:e.has("KHR_parallel_shader_compile"),customProgramCacheKey:y.customProgramCacheKey()};return Kt.vertexUv1s=l.has(1),Kt.vertexUv2s=l.has(2),Kt.vertexUv3s=l.has(3),l.clear(),Kt}function _(y){let A=[];if(y.shaderID?A.push(y.shaderID):(A.push(y.customVertexShaderID),A.push(y.customFragmentShaderID)),y.defines!==void 0)for(let F in y.defines)A.push(F),A.push(y.defines[F]);return y.isRawShaderMaterial===!1&&(g(A,y),p(A,y),A.push(i.outputColorSpace)),A.push(y.customProgramCacheKey),A.join()}function g(y,A){y.push(A.precision),y.push(A.outputColorSpace),y.push(A.envMapMode),y.push(A.envMapPMREM),y.push(A.envMapMaxLod),y.push(A.envMapSize),y.push(A.mapUv),y.push(A.alphaMapUv),y.push(A.lightMapUv),y.push(A.aoMapUv),y.push(A.bumpMapUv),y.push(A.normalMapUv),y.push(A.displacementMapUv),y.push(A.emissiveMapUv),y.push(A.metalnessMapUv),y.push(A.roughnessMapUv),y.push(A.anisotropyMapUv),y.push(A.clearcoatMapUv),y.push(A.clearcoatNormalMapUv),y.push(A.clearcoatRoughnessMapUv),y.push(A.diffuseRoughnessMapUv),y.push(A.iridescenceMapUv),y.push(A.iridescenceThicknessMapUv),y.push(A.sheenColorMapUv),y.push(A.sheenRoughnessMapUv),y.push(A.specularMapUv),y.push(A.specularColorMapUv),y.push(A.specularIntensityMapUv),y.push(A.transmissionMapUv),y.push(A.thicknessMapUv),y.push(A.combine),y.push(A.fogExp2),y.push(A.sizeAttenuation),y.push(A.morphTargetsCount),y.push(A.numSunLights),y.push(A.numDirLights),y.push(A.numPointLights),y.push(A.numSpotLights),y.push(A.numSpotLightMaps),y.push(A.numHemiLights),y.push(A.numRectAreaLights),y.push(A.numSunLightShadows),y.push(A.numDirLightShadows),y.push(A.numPointLightShadows),y.push(A.numSpotLightShadows),y.push(A.numSpotLightShadowsWithMaps),y.push(A.numLightProbes),y.push(A.numLightProbeGrids),y.push(A.shadowMapType),y.push(A.toneMapping),y.push(A.numClippingPlanes),y.push(A.numClipIntersection),y.push(A.depthPacking)}function p(y,A){o.disableAll(),A.instancing&&o.enable(0),A.instancingColor&&o.enable(1),A.instancingMorph&&o.enable(2),A.matcap&&o.enable(3),A.envMap&&o.enable(4),A.normalMapObjectSpace&&o.enable(5),A.normalMapTangentSpace&&o.enable(6),A.clearcoat&&o.enable(7),A.iridescence&&o.enable(8),A.alphaTest&&o.enable(9),A.vertexColors&&o.enable(10),A.vertexAlphas&&o.enable(11),A.vertexUv1s&&o.enable(12),A.vertexUv2s&&o.enable(13),A.vertexUv3s&&o.enable(14),A.vertexTangents&&o.enable(15),A.anisotropy&&o.enable(16),A.alphaHash&&o.enable(17),A.batching&&o.enable(18),A.dispersion&&o.enable(19),A.retroreflection&&o.enable(24),A.diffuseRoughness&&o.enable(25),A.batchingColor&&o.enable(20),A.gradientMap&&o.enable(21),A.packedNormalMap&&o.enable(22),A.vertexNormals&&o.enable(23),y.push(o.mask),o.disableAll(),A.fog&&o.enable(0),A.useFog&&o.enable(1),A.flatShading&&o.enable(2),A.logarithmicDepthBuffer&&o.enable(3),A.reversedDepthBuffer&&o.enable(4),A.skinning&&o.enable(5),A.morphTargets&&o.enable(6),A.morphNormals&&o.enable(7),A.morphColors&&o.enable(8),A.premultipliedAlpha&&o.enable(9),A.shadowMapEnabled&&o.enable(10),A.doubleSided&&o.enable(11),A.flipSided&&o.enable(12),A.useDepthPacking&&o.enable(13),A.dithering&&o.enable(14),A.transmission&&o.enable(15),A.sheen&&o.enable(16),A.opaque&&o.enable(17),A.pointsUvs&&o.enable(18),A.decodeVideoTexture&&o.enable(19),A.decodeVideoTextureEmissive&&o.enable(20),A.alphaToCoverage&&o.enable(21),A.numLightProbeGrids>0&&o.enable(22),A.hasPositionAttribute&&o.enable(23),y.push(o.mask)}function v(y){let A=d[y.type],F;if(A){let I=ji[A];F=Xp.clone(I.uniforms)}else F=y.uniforms;return F}function T(y,A){let F=u.get(A);return F!==void 0?++F.usedTimes:(F=new hS(i,A,y,s),c.push(F),u.set(A,F)),F}function b(y){if(--y.usedTimes===0){let A=c.indexOf(y);c[A]=c[c.length-1],c.pop(),u.delete(y.cacheKey),y.destroy()}}function R(y){a.remove(y)}function E(){a.dispose()}return{getParameters:m,getProgramCacheKey:_,getUniforms:v,acquireProgram:T,releaseProgram:b,releaseShaderCache:R,programs:c,dispose:E}}function pS(){let i=new WeakMap;function t(o){return i.has(o)}function e(o){let a=i.get(o);return a===void 0&&(a={},i.set(o,a)),a}function n(o){i.delete(o)}function s(o,a,l){i.get(o)[a]=l}function r(){i=new WeakMap}return{has:t,get:e,remove:n,update:s,dispose:r}}function mS(i,t){return i.groupOrder!==t.groupOrder?i.groupOrder-t.groupOrder:i.renderOrder!==t.renderOrder?i.renderOrder-t.renderOrder:i.material.id!==t.material.id?i.material.id-t.material.id:i.materialVariant!==t.materialVariant?i.materialVariant-t.materialVariant:i.z!==t.z?i.z-t.z:i.id-t.id}function dm(i,t){return i.groupOrder!==t.groupOrder?i.groupOrder-t.groupOrder:i.renderOrder!==t.renderOrder?i.renderOrder-t.renderOrder:i.z!==t.z?t.z-i.z:i.id-t.id}function fm(){let i=[],t=0,e=[],n=[],s=[];function r(){t=0,e.length=0,n.length=0,s.length=0}function o(d){let f=0;return d.isInstancedMesh&&(f+=2),d.isSkinnedMesh&&(f+=1),f}function a(d,f,m,_,g,p){let v=i[t];return v===void 0?(v={id:d.id,object:d,geometry:f,material:m,materialVariant:o(d),groupOrder:_,renderOrder:d.renderOrder,z:g,group:p},i[t]=v):(v.id=d.id,v.object=d,v.geometry=f,v.material=m,v.materialVariant=o(d),v.groupOrder=_,v.renderOrder=d.renderOrder,v.z=g,v.group=p),t++,v}function l(d,f,m,_,g,p,v){v.reversedDepth===!0&&(g=-g);let T=a(d,f,m,_,g,p);m.transmission>0?n.push(T):m.transparent===!0?s.push(T):e.push(T)}function c(d,f,m,_,g,p){let v=a(d,f,m,_,g,p);m.transmission>0?n.unshift(v):m.transparent===!0?s.unshift(v):e.unshift(v)}function u(d,f){e.length>1&&e.sort(d||mS),n.length>1&&n.sort(f||dm),s.length>1&&s.sort(f||dm)}function h(){for(let d=t,f=i.length;d<f;d++){let m=i[d];if(m.id===null)break;m.id=null,m.object=null,m.geometry=null,m.material=null,m.group=null}}return{opaque:e,transmissive:n,transparent:s,init:r,push:l,unshift:c,finish:h,sort:u}}function gS(){let i=new WeakMap;function t(n,s){let r=i.get(n),o;return r===void 0?(o=new fm,i.set(n,[o])):s>=r.length?(o=new fm,r.push(o)):o=r[s],o}function e(){i=new WeakMap}return{get:t,dispose:e}}function _S(){let i={};return{get:function(t){if(i[t.id]!==void 0)return i[t.id];let e;switch(t.type){case"SunLight":case"DirectionalLight":e={direction:new U,color:new oe};break;case"SpotLight":e={position:new U,direction:new U,color:new oe,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":e={position:new U,color:new oe,distance:0,decay:0};break;case"HemisphereLight":e={direction:new U,skyColor:new oe,groundColor:new oe};break;case"RectAreaLight":e={color:new oe,position:new U,halfWidth:new U,halfHeight:new U};break}return i[t.id]=e,e}}}function yS(){let i={};return{get:function(t){if(i[t.id]!==void 0)return i[t.id];let e;switch(t.type){case"SunLight":case"DirectionalLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new qt};break;case"SpotLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new qt};break;case"PointLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new qt,shadowCameraNear:1,shadowCameraFar:1e3};break}return i[t.id]=e,e}}}var xS=0;function vS(i,t){return(t.castShadow?2:0)-(i.castShadow?2:0)+(t.map?1:0)-(i.map?1:0)}function bS(i){let t=new _S,e=yS(),n={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)n.probe.push(new U);let s=new U,r=new xe,o=new xe;function a(c){let u=0,h=0,d=0;for(let z=0;z<9;z++)n.probe[z].set(0,0,0);let f=0,m=0,_=0,g=0,p=0,v=0,T=0,b=0,R=0,E=0,y=0,A=0,F=0,I=0;c.sort(vS);for(let z=0,G=c.length;z<G;z++){let D=c[z],W=D.color,Y=D.intensity,H=D.distance,lt=null;if(D.shadow&&D.shadow.map&&(D.shadow.map.texture.format===qs?lt=D.shadow.map.texture:lt=D.shadow.map.depthTexture||D.shadow.map.texture),D.isAmbientLight)u+=W.r*Y,h+=W.g*Y,d+=W.b*Y;else if(D.isLightProbe){for(let Z=0;Z<9;Z++)n.probe[Z].addScaledVector(D.sh.coefficients[Z],Y);I++}else if(D.isSunLight){let Z=t.get(D);if(Z.color.copy(D.color).multiplyScalar(D.intensity),D.castShadow){let j=D.shadow,et=e.get(D);et.shadowIntensity=j.intensity,et.shadowBias=j.bias,et.shadowNormalBias=j.normalBias,et.shadowRadius=j.radius,et.shadowMapSize.copy(j.mapSize).multiply(j.getFrameExtents()),n.sunShadow[m]=et,n.sunShadowMap[m]=lt;let dt=j.getViewportCount();for(let ut=0;ut<dt;ut++)n.sunShadowMatrix[_+ut]=j.getMatrix(ut),n.sunShadowCascade[_+ut]=j._cascadeData[ut];_+=dt,m++}n.sun[f]=Z,f++}else if(D.isDirectionalLight){let Z=t.get(D);if(Z.color.copy(D.color).multiplyScalar(D.intensity),D.castShadow){let j=D.shadow,et=e.get(D);et.shadowIntensity=j.intensity,et.shadowBias=j.bias,et.shadowNormalBias=j.normalBias,et.shadowRadius=j.radius,et.shadowMapSize=j.mapSize,n.directionalShadow[g]=et,n.directionalShadowMap[g]=lt,n.directionalShadowMatrix[g]=D.shadow.matrix,R++}n.directional[g]=Z,g++}else if(D.isSpotLight){let Z=t.get(D);Z.position.setFromMatrixPosition(D.matrixWorld),Z.color.copy(W).multiplyScalar(Y),Z.distance=H,Z.coneCos=Math.cos(D.angle),Z.penumbraCos=Math.cos(D.angle*(1-D.penumbra)),Z.decay=D.decay,n.spot[v]=Z;let j=D.shadow;if(D.map&&(n.spotLightMap[A]=D.map,A++,j.updateMatrices(D),D.castShadow&&F++),n.spotLightMatrix[v]=j.matrix,D.castShadow){let et=e.get(D);et.shadowIntensity=j.intensity,et.shadowBias=j.bias,et.shadowNormalBias=j.normalBias,et.shadowRadius=j.radius,et.shadowMapSize=j.mapSize,n.spotShadow[v]=et,n.spotShadowMap[v]=lt,y++}v++}else if(D.isRectAreaLight){let Z=t.get(D);Z.color.copy(W).multiplyScalar(Y),Z.halfWidth.set(D.width*.5,0,0),Z.halfHeight.set(0,D.height*.5,0),n.rectArea[T]=Z,T++}else if(D.isPointLight){let Z=t.get(D);if(Z.color.copy(D.color).multiplyScalar(D.intensity),Z.distance=D.distance,Z.decay=D.decay,D.castShadow){let j=D.shadow,et=e.get(D);et.shadowIntensity=j.intensity,et.shadowBias=j.bias,et.shadowNormalBias=j.normalBias,et.shadowRadius=j.radius,et.shadowMapSize=j.mapSize,et.shadowCameraNear=j.camera.near,et.shadowCameraFar=j.camera.far,n.pointShadow[p]=et,n.pointShadowMap[p]=lt,n.pointShadowMatrix[p]=D.shadow.matrix,E++}n.point[p]=Z,p++}else if(D.isHemisphereLight){let Z=t.get(D);Z.skyColor.copy(D.color).multiplyScalar(Y),Z.groundColor.copy(D.groundColor).multiplyScalar(Y),n.hemi[b]=Z,b++}}T>0&&(i.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=Lt.LTC_FLOAT_1,n.rectAreaLTC2=Lt.LTC_FLOAT_2):(n.rectAreaLTC1=Lt.LTC_HALF_1,n.rectAreaLTC2=Lt.LTC_HALF_2)),n.ambient[0]=u,n.ambient[1]=h,n.ambient[2]=d;let L=n.hash;(L.sunLength!==f||L.directionalLength!==g||L.pointLength!==p||L.spotLength!==v||L.rectAreaLength!==T||L.hemiLength!==b||L.numSunShadows!==m||L.numDirectionalShadows!==R||L.numPointShadows!==E||L.numSpotShadows!==y||L.numSpotMaps!==A||L.numLightProbes!==I)&&(n.sun.length=f,n.directional.length=g,n.spot.length=v,n.rectArea.length=T,n.point.length=p,n.hemi.length=b,n.sunShadow.length=m,n.sunShadowMap.length=m,n.sunShadowMatrix.length=_,n.sunShadowCascade.length=_,n.directionalShadow.length=R,n.directionalShadowMap.length=R,n.directionalShadowMatrix.length=R,n.pointShadow.length=E,n.pointShadowMap.length=E,n.pointShadowMatrix.length=E,n.spotShadow.length=y,n.spotShadowMap.length=y,n.spotLightMatrix.length=y+A-F,n.spotLightMap.length=A,n.numSpotLightShadowsWithMaps=F,n.numLightProbes=I,L.sunLength=f,L.directionalLength=g,L.pointLength=p,L.spotLength=v,L.rectAreaLength=T,L.hemiLength=b,L.numSunShadows=m,L.numDirectionalShadows=R,L.numPointShadows=E,L.numSpotShadows=y,L.numSpotMaps=A,L.numLightProbes=I,n.version=xS++)}function l(c,u){let h=0,d=0,f=0,m=0,_=0,g=0,p=u.matrixWorldInverse;for(let v=0,T=c.length;v<T;v++){let b=c[v];if(b.isSunLight){let R=n.sun[h];R.direction.setFromMatrixPosition(b.matrixWorld),R.direction.transformDirection(p),h++}else if(b.isDirectionalLight){let R=n.directional[d];R.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),R.direction.sub(s),R.direction.transformDirection(p),d++}else if(b.isSpotLight){let R=n.spot[m];R.position.setFromMatrixPosition(b.matrixWorld),R.position.applyMatrix4(p),R.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),R.direction.sub(s),R.direction.transformDirection(p),m++}else if(b.isRectAreaLight){let R=n.rectArea[_];R.position.setFromMatrixPosition(b.matrixWorld),R.position.applyMatrix4(p),o.identity(),r.copy(b.matrixWorld),r.premultiply(p),o.extractRotation(r),R.halfWidth.set(b.width*.5,0,0),R.halfHeight.set(0,b.height*.5,0),R.halfWidth.applyMatrix4(o),R.halfHeight.applyMatrix4(o),_++}else if(b.isPointLight){let R=n.point[f];R.position.setFromMatrixPosition(b.matrixWorld),R.position.applyMatrix4(p),f++}else if(b.isHemisphereLight){let R=n.hemi[g];R.direction.setFromMatrixPosition(b.matrixWorld),R.direction.transformDirection(p),g++}}}return{setup:a,setupView:l,state:n}}function pm(i){let t=new bS(i),e=[],n=[],s=[];function r(h){u.camera=h,e.length=0,n.length=0,s.length=0}function o(h){h.isLightProbeGrid?s.push(h):e.push(h)}function a(h){n.push(h)}function l(){t.setup(e),s.sort((h,d)=>h.priority-d.priority||h.id-d.id)}function c(h){t.setupView(e,h)}let u={lightsArray:e,shadowsArray:n,lightProbeGridArray:s,camera:null,lights:t,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:u,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function SS(i){let t=new WeakMap;function e(s,r=0){let o=t.get(s),a;return o===void 0?(a=new pm(i),t.set(s,[a])):r>=o.length?(a=new pm(i),o.push(a)):a=o[r],a}function n(){t=new WeakMap}return{get:e,dispose:n}}var MS=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,wS=`uniform sampler2D shadow_pass;
uniform vec2 resolution;
uniform float radius;
void main() {
	const float samples = float( VSM_SAMPLES );
	float mean = 0.0;
	float squared_mean = 0.0;
	float uvStride = samples <= 1.0 ? 0.0 : 2.0 / ( samples - 1.0 );
	float uvStart = samples <= 1.0 ? 0.0 : - 1.0;
	for ( float i = 0.0; i < samples; i ++ ) {
		float uvOffset = uvStart + i * uvStride;
		#ifdef HORIZONTAL_PASS
			vec2 distribution = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( uvOffset, 0.0 ) * radius ) / resolution ).rg;
			mean += distribution.x;
			squared_mean += distribution.y * distribution.y + distribution.x * distribution.x;
		#else
			float depth = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( 0.0, uvOffset ) * radius ) / resolution ).r;
			mean += depth;
			squared_mean += depth * depth;
		#endif
	}
	mean = mean / samples;
	squared_mean = squared_mean / samples;
	float std_dev = sqrt( max( 0.0, squared_mean - mean * mean ) );
	gl_FragColor = vec4( mean, std_dev, 0.0, 1.0 );
}`,AS=[new U(1,0,0),new U(-1,0,0),new U(0,1,0),new U(0,-1,0),new U(0,0,1),new U(0,0,-1)],ES=[new U(0,-1,0),new U(0,-1,0),new U(0,0,1),new U(0,0,-1),new U(0,-1,0),new U(0,-1,0)],mm=new xe,La=new U,ad=new U;function TS(i,t,e){let n=new Bs,s=new qt,r=new qt,o=new Xe,a=new Hl,l=new Wl,c={},u=e.maxTextureSize,h={[Ws]:Wn,[Wn]:Ws,[_i]:_i},d=new Zi({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new qt},radius:{value:4}},vertexShader:MS,fragmentShader:wS}),f=d.clone();f.defines.HORIZONTAL_PASS=1;let m=new Qe;m.setAttribute("position",new Dn(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let _=new tn(m,d),g=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=rr;let p=this.type;this.render=function(E,y,A){if(g.enabled===!1||g.autoUpdate===!1&&g.needsUpdate===!1||E.length===0)return;this.type===lp&&(Yt("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=rr);let F=i.getRenderTarget(),I=i.getActiveCubeFace(),L=i.getActiveMipmapLevel(),z=i.state;z.setBlending(or),z.buffers.depth.getReversed()===!0?z.buffers.color.setClear(0,0,0,0):z.buffers.color.setClear(1,1,1,1),z.buffers.depth.setTest(!0),z.setScissorTest(!1);let G=p!==this.type;G&&y.traverse(function(D){D.material&&(Array.isArray(D.material)?D.material.forEach(W=>W.needsUpdate=!0):D.material.needsUpdate=!0)});for(let D=0,W=E.length;D<W;D++){let Y=E[D],H=Y.shadow;if(H===void 0){Yt("WebGLShadowMap:",Y,"has no shadow.");continue}if(H.autoUpdate===!1&&H.needsUpdate===!1)continue;s.copy(H.mapSize);let lt=H.getFrameExtents();s.multiply(lt),r.copy(H.mapSize),(s.x>u||s.y>u)&&(s.x>u&&(r.x=Math.floor(u/lt.x),s.x=r.x*lt.x,H.mapSize.x=r.x),s.y>u&&(r.y=Math.floor(u/lt.y),s.y=r.y*lt.y,H.mapSize.y=r.y));let Z=i.state.buffers.depth.getReversed();if(H.camera._reversedDepth=Z,H.map===null||G===!0){if(H.map!==null&&(H.map.depthTexture!==null&&(H.map.depthTexture.dispose(),H.map.depthTexture=null),H.map.dispose()),this.type===ho){if(Y.isPointLight){Yt("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}H.map=new ri(s.x,s.y,{format:qs,type:Ci,minFilter:Hn,magFilter:Hn,generateMipmaps:!1}),H.map.texture.name=Y.name+".shadowMap",H.map.depthTexture=new ps(s.x,s.y,yi),H.map.depthTexture.name=Y.name+".shadowMapDepth",H.map.depthTexture.format=us,H.map.depthTexture.compareFunction=null,H.map.depthTexture.minFilter=An,H.map.depthTexture.magFilter=An}else Y.isPointLight?(H.map=new Na(s.x),H.map.depthTexture=new ua(s.x,Ri)):(H.map=new ri(s.x,s.y),H.map.depthTexture=new ps(s.x,s.y,Ri)),H.map.depthTexture.name=Y.name+".shadowMap",H.map.depthTexture.format=us,this.type===rr?(H.map.depthTexture.compareFunction=Z?Zu:$u,H.map.depthTexture.minFilter=Hn,H.map.depthTexture.magFilter=Hn):(H.map.depthTexture.compareFunction=null,H.map.depthTexture.minFilter=An,H.map.depthTexture.magFilter=An);H.camera.updateProjectionMatrix()}H.map.isWebGLCubeRenderTarget!==!0&&(H.map.width!==s.x||H.map.height!==s.y)&&H.map.setSize(s.x,s.y);let j=H.map.isWebGLCubeRenderTarget?6:H.getViewportCount();Y.isPointLight!==!0&&H.updateMatrices(Y,A);let et=(H.camera.layers.mask&4294967294)!==0?H.camera.layers:A.layers;for(let dt=0;dt<j;dt++){let ut=H.getCamera(dt);if(Y.isPointLight){let tt=H.camera,mt=H.matrix,yt=Y.distance||tt.far;yt!==tt.far&&(tt.far=yt,tt.updateProjectionMatrix()),La.setFromMatrixPosition(Y.matrixWorld),tt.position.copy(La),ad.copy(tt.position),ad.add(AS[dt]),tt.up.copy(ES[dt]),tt.lookAt(ad),tt.updateMatrixWorld(),mt.makeTranslation(-La.x,-La.y,-La.z),mm.multiplyMatrices(tt.projectionMatrix,tt.matrixWorldInverse),H._frustum.setFromProjectionMatrix(mm,tt.coordinateSystem,tt.reversedDepth)}if(H.map.isWebGLCubeRenderTarget)i.setRenderTarget(H.map,dt),i.clear();else{dt===0&&(i.setRenderTarget(H.map),i.clear());let tt=H.getViewport(dt);o.set(r.x*tt.x,r.y*tt.y,r.x*tt.z,r.y*tt.w),z.viewport(o)}n=H.getFrustum(dt),b(y,A,ut,Y,et,this.type)}H.isPointLightShadow!==!0&&this.type===ho&&v(H,A),H.needsUpdate=!1}p=this.type,g.needsUpdate=!1,i.setRenderTarget(F,I,L)};function v(E,y){let A=t.update(_);d.defines.VSM_SAMPLES!==E.blurSamples&&(d.defines.VSM_SAMPLES=E.blurSamples,f.defines.VSM_SAMPLES=E.blurSamples,d.needsUpdate=!0,f.needsUpdate=!0),E.mapPass===null?E.mapPass=new ri(s.x,s.y,{format:qs,type:Ci}):(E.mapPass.width!==E.map.width||E.mapPass.height!==E.map.height)&&E.mapPass.setSize(E.map.width,E.map.height),d.uniforms.shadow_pass.value=E.map.depthTexture,d.uniforms.resolution.value.set(E.map.width,E.map.height),d.uniforms.radius.value=E.radius,i.setRenderTarget(E.mapPass),i.clear(),i.renderBufferDirect(y,null,A,d,_,null),f.uniforms.shadow_pass.value=E.mapPass.texture,f.uniforms.resolution.value.set(E.map.width,E.map.height),f.uniforms.radius.value=E.radius,i.setRenderTarget(E.map),i.clear(),i.renderBufferDirect(y,null,A,f,_,null)}function T(E,y,A,F){let I=null,L=A.isPointLight===!0?E.customDistanceMaterial:E.customDepthMaterial;if(L!==void 0)I=L;else if(I=A.isPointLight===!0?l:a,i.localClippingEnabled&&y.clipShadows===!0&&Array.isArray(y.clippingPlanes)&&y.clippingPlanes.length!==0||y.displacementMap&&y.displacementScale!==0||y.alphaMap&&y.alphaTest>0||y.map&&y.alphaTest>0||y.alphaToCoverage===!0){let z=I.uuid,G=y.uuid,D=c[z];D===void 0&&(D={},c[z]=D);let W=D[G];W===void 0&&(W=I.clone(),D[G]=W,y.addEventListener("dispose",R)),I=W}if(I.visible=y.visible,I.wireframe=y.wireframe,F===ho?I.side=y.shadowSide!==null?y.shadowSide:y.side:I.side=y.shadowSide!==null?y.shadowSide:h[y.side],I.alphaMap=y.alphaMap,I.alphaTest=y.alphaToCoverage===!0?.5:y.alphaTest,I.map=y.map,I.clipShadows=y.clipShadows,I.clippingPlanes=y.clippingPlanes,I.clipIntersection=y.clipIntersection,I.displacementMap=y.displacementMap,I.displacementScale=y.displacementScale,I.displacementBias=y.displacementBias,I.wireframeLinewidth=y.wireframeLinewidth,I.linewidth=y.linewidth,A.isPointLight===!0&&I.isMeshDistanceMaterial===!0){let z=i.properties.get(I);z.light=A}return I}function b(E,y,A,F,I,L){if(E.visible===!1)return;if(E.layers.test(I)&&(E.isMesh||E.isLine||E.isPoints)&&(E.castShadow||E.receiveShadow&&L===ho)&&(!E.frustumCulled||E.intersectsFrustum(n))){E.modelViewMatrix.multiplyMatrices(A.matrixWorldInverse,E.matrixWorld);let D=t.update(E),W=E.material;if(Array.isArray(W)){let Y=D.groups;for(let H=0,lt=Y.length;H<lt;H++){let Z=Y[H],j=W[Z.materialIndex];if(j&&j.visible){let et=T(E,j,F,L);E.onBeforeShadow(i,E,y,A,D,et,Z),i.renderBufferDirect(A,null,D,et,E,Z),E.onAfterShadow(i,E,y,A,D,et,Z)}}}else if(W.visible){let Y=T(E,W,F,L);E.onBeforeShadow(i,E,y,A,D,Y,null),i.renderBufferDirect(A,null,D,Y,E,null),E.onAfterShadow(i,E,y,A,D,Y,null)}}let G=E.children;for(let D=0,W=G.length;D<W;D++)b(G[D],y,A,F,I,L)}function R(E){E.target.removeEventListener("dispose",R);for(let A in c){let F=c[A],I=E.target.uuid;I in F&&(F[I].dispose(),delete F[I])}}}function RS(i,t){function e(){let O=!1,rt=new Xe,it=null,wt=new Xe(0,0,0,0);return{setMask:function(gt){it!==gt&&!O&&(i.colorMask(gt,gt,gt,gt),it=gt)},setLocked:function(gt){O=gt},setClear:function(gt,bt,Gt,Jt,ct){ct===!0&&(gt*=Jt,bt*=Jt,Gt*=Jt),rt.set(gt,bt,Gt,Jt),wt.equals(rt)===!1&&(i.clearColor(gt,bt,Gt,Jt),wt.copy(rt))},reset:function(){O=!1,it=null,wt.set(-1,0,0,0)}}}function n(){let O=!1,rt=!1,it=null,wt=null,gt=null;return{setReversed:function(bt){if(rt!==bt){let Gt=t.get("EXT_clip_control");bt?Gt.clipControlEXT(Gt.LOWER_LEFT_EXT,Gt.ZERO_TO_ONE_EXT):Gt.clipControlEXT(Gt.LOWER_LEFT_EXT,Gt.NEGATIVE_ONE_TO_ONE_EXT),rt=bt;let Jt=gt;gt=null,this.setClear(Jt)}},getReversed:function(){return rt},setTest:function(bt){bt?St(i.DEPTH_TEST):Ht(i.DEPTH_TEST)},setMask:function(bt){it!==bt&&!O&&(i.depthMask(bt),it=bt)},setFunc:function(bt){if(rt&&(bt=Gp[bt]),wt!==bt){switch(bt){case El:i.depthFunc(i.NEVER);break;case Tl:i.depthFunc(i.ALWAYS);break;case Rl:i.depthFunc(i.LESS);break;case Jr:i.depthFunc(i.LEQUAL);break;case Cl:i.depthFunc(i.EQUAL);break;case Pl:i.depthFunc(i.GEQUAL);break;case Kr:i.depthFunc(i.GREATER);break;case Il:i.depthFunc(i.NOTEQUAL);break;default:i.depthFunc(i.LEQUAL)}wt=bt}},setLocked:function(bt){O=bt},setClear:function(bt){gt!==bt&&(gt=bt,rt&&(bt=1-bt),i.clearDepth(bt))},reset:function(){O=!1,it=null,wt=null,gt=null,rt=!1}}}function s(){let O=!1,rt=null,it=null,wt=null,gt=null,bt=null,Gt=null,Jt=null,ct=null;return{setTest:function(Ot){O||(Ot?St(i.STENCIL_TEST):Ht(i.STENCIL_TEST))},setMask:function(Ot){rt!==Ot&&!O&&(i.stencilMask(Ot),rt=Ot)},setFunc:function(Ot,Kt,Rt){(it!==Ot||wt!==Kt||gt!==Rt)&&(i.stencilFunc(Ot,Kt,Rt),it=Ot,wt=Kt,gt=Rt)},setOp:function(Ot,Kt,Rt){(bt!==Ot||Gt!==Kt||Jt!==Rt)&&(i.stencilOp(Ot,Kt,Rt),bt=Ot,Gt=Kt,Jt=Rt)},setLocked:function(Ot){O=Ot},setClear:function(Ot){ct!==Ot&&(i.clearStencil(Ot),ct=Ot)},reset:function(){O=!1,rt=null,it=null,wt=null,gt=null,bt=null,Gt=null,Jt=null,ct=null}}}let r=new e,o=new n,a=new s,l={},c=new WeakMap,u={},h={},d={},f=new WeakMap,m=[],_=null,g=!1,p=null,v=null,T=null,b=null,R=null,E=null,y=null,A=new oe(0,0,0),F=0,I=!1,L=null,z=null,G=null,D=null,W=null,Y=i.getParameter(i.MAX_COMBINED_TEXTURE_IMAGE_UNITS),H=!1,lt=0,Z=i.getParameter(i.VERSION);Z.indexOf("WebGL")!==-1?(lt=parseFloat(/^WebGL (\d)/.exec(Z)[1]),H=lt>=1):Z.indexOf("OpenGL ES")!==-1&&(lt=parseFloat(/^OpenGL ES (\d)/.exec(Z)[1]),H=lt>=2);let j=null,et={},dt=i.getParameter(i.SCISSOR_BOX),ut=i.getParameter(i.VIEWPORT),tt=new Xe().fromArray(dt),mt=new Xe().fromArray(ut);function yt(O,rt,it,wt){let gt=new Uint8Array(4),bt=i.createTexture();i.bindTexture(O,bt),i.texParameteri(O,i.TEXTURE_MIN_FILTER,i.NEAREST),i.texParameteri(O,i.TEXTURE_MAG_FILTER,i.NEAREST);for(let Gt=0;Gt<it;Gt++)O===i.TEXTURE_3D||O===i.TEXTURE_2D_ARRAY?i.texImage3D(rt,0,i.RGBA,1,1,wt,0,i.RGBA,i.UNSIGNED_BYTE,gt):i.texImage2D(rt+Gt,0,i.RGBA,1,1,0,i.RGBA,i.UNSIGNED_BYTE,gt);return bt}let Tt={};Tt[i.TEXTURE_2D]=yt(i.TEXTURE_2D,i.TEXTURE_2D,1),Tt[i.TEXTURE_CUBE_MAP]=yt(i.TEXTURE_CUBE_MAP,i.TEXTURE_CUBE_MAP_POSITIVE_X,6),Tt[i.TEXTURE_2D_ARRAY]=yt(i.TEXTURE_2D_ARRAY,i.TEXTURE_2D_ARRAY,1,1),Tt[i.TEXTURE_3D]=yt(i.TEXTURE_3D,i.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),St(i.DEPTH_TEST),o.setFunc(Jr),sn(!1),Le(Ru),St(i.CULL_FACE),We(or);function St(O){u[O]!==!0&&(i.enable(O),u[O]=!0)}function Ht(O){u[O]!==!1&&(i.disable(O),u[O]=!1)}function se(O,rt){return d[O]!==rt?(i.bindFramebuffer(O,rt),d[O]=rt,O===i.DRAW_FRAMEBUFFER&&(d[i.FRAMEBUFFER]=rt),O===i.FRAMEBUFFER&&(d[i.DRAW_FRAMEBUFFER]=rt),!0):!1}function Vt(O,rt){let it=m,wt=!1;if(O){it=f.get(rt),it===void 0&&(it=[],f.set(rt,it));let gt=O.textures;if(it.length!==gt.length||it[0]!==i.COLOR_ATTACHMENT0){for(let bt=0,Gt=gt.length;bt<Gt;bt++)it[bt]=i.COLOR_ATTACHMENT0+bt;it.length=gt.length,wt=!0}}else it[0]!==i.BACK&&(it[0]=i.BACK,wt=!0);wt&&i.drawBuffers(it)}function de(O){return _!==O?(i.useProgram(O),_=O,!0):!1}let le={[ar]:i.FUNC_ADD,[hp]:i.FUNC_SUBTRACT,[up]:i.FUNC_REVERSE_SUBTRACT};le[dp]=i.MIN,le[fp]=i.MAX;let ee={[pp]:i.ZERO,[mp]:i.ONE,[gp]:i.SRC_COLOR,[Lu]:i.SRC_ALPHA,[Sp]:i.SRC_ALPHA_SATURATE,[vp]:i.DST_COLOR,[yp]:i.DST_ALPHA,[_p]:i.ONE_MINUS_SRC_COLOR,[Du]:i.ONE_MINUS_SRC_ALPHA,[bp]:i.ONE_MINUS_DST_COLOR,[xp]:i.ONE_MINUS_DST_ALPHA,[Mp]:i.CONSTANT_COLOR,[wp]:i.ONE_MINUS_CONSTANT_COLOR,[Ap]:i.CONSTANT_ALPHA,[Ep]:i.ONE_MINUS_CONSTANT_ALPHA};function We(O,rt,it,wt,gt,bt,Gt,Jt,ct,Ot){if(O===or){g===!0&&(Ht(i.BLEND),g=!1);return}if(g===!1&&(St(i.BLEND),g=!0),O!==cp){if(O!==p||Ot!==I){if((v!==ar||R!==ar)&&(i.blendEquation(i.FUNC_ADD),v=ar,R=ar),Ot)switch(O){case uo:i.blendFuncSeparate(i.ONE,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case Cu:i.blendFunc(i.ONE,i.ONE);break;case Pu:i.blendFuncSeparate(i.ZERO,i.ONE_MINUS_SRC_COLOR,i.ZERO,i.ONE);break;case Iu:i.blendFuncSeparate(i.DST_COLOR,i.ONE_MINUS_SRC_ALPHA,i.ZERO,i.ONE);break;default:jt("WebGLState: Invalid blending: ",O);break}else switch(O){case uo:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case Cu:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE,i.ONE,i.ONE);break;case Pu:jt("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case Iu:jt("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:jt("WebGLState: Invalid blending: ",O);break}T=null,b=null,E=null,y=null,A.set(0,0,0),F=0,p=O,I=Ot}return}gt=gt||rt,bt=bt||it,Gt=Gt||wt,(rt!==v||gt!==R)&&(i.blendEquationSeparate(le[rt],le[gt]),v=rt,R=gt),(it!==T||wt!==b||bt!==E||Gt!==y)&&(i.blendFuncSeparate(ee[it],ee[wt],ee[bt],ee[Gt]),T=it,b=wt,E=bt,y=Gt),(Jt.equals(A)===!1||ct!==F)&&(i.blendColor(Jt.r,Jt.g,Jt.b,ct),A.copy(Jt),F=ct),p=O,I=!1}function Oe(O,rt){O.side===_i?Ht(i.CULL_FACE):St(i.CULL_FACE);let it=O.side===Wn;rt&&(it=!it),sn(it),O.blending===uo&&O.transparent===!1?We(or):We(O.blending,O.blendEquation,O.blendSrc,O.blendDst,O.blendEquationAlpha,O.blendSrcAlpha,O.blendDstAlpha,O.blendColor,O.blendAlpha,O.premultipliedAlpha),o.setFunc(O.depthFunc),o.setTest(O.depthTest),o.setMask(O.depthWrite),r.setMask(O.colorWrite);let wt=O.stencilWrite;a.setTest(wt),wt&&(a.setMask(O.stencilWriteMask),a.setFunc(O.stencilFunc,O.stencilRef,O.stencilFuncMask),a.setOp(O.stencilFail,O.stencilZFail,O.stencilZPass)),ve(O.polygonOffset,O.polygonOffsetFactor,O.polygonOffsetUnits),O.alphaToCoverage===!0?St(i.SAMPLE_ALPHA_TO_COVERAGE):Ht(i.SAMPLE_ALPHA_TO_COVERAGE)}function sn(O){L!==O&&(O?i.frontFace(i.CW):i.frontFace(i.CCW),L=O)}function Le(O){O!==op?(St(i.CULL_FACE),O!==z&&(O===Ru?i.cullFace(i.BACK):O===ap?i.cullFace(i.FRONT):i.cullFace(i.FRONT_AND_BACK))):Ht(i.CULL_FACE),z=O}function xn(O){O!==G&&(H&&i.lineWidth(O),G=O)}function ve(O,rt,it){O?(St(i.POLYGON_OFFSET_FILL),(D!==rt||W!==it)&&(D=rt,W=it,o.getReversed()&&(rt=-rt,it=-it),i.polygonOffset(rt,it))):Ht(i.POLYGON_OFFSET_FILL)}function dn(O){O?St(i.SCISSOR_TEST):Ht(i.SCISSOR_TEST)}function $e(O){O===void 0&&(O=i.TEXTURE0+Y-1),j!==O&&(i.activeTexture(O),j=O)}function rn(O,rt,it){it===void 0&&(j===null?it=i.TEXTURE0+Y-1:it=j);let wt=et[it];wt===void 0&&(wt={type:void 0,texture:void 0},et[it]=wt),(wt.type!==O||wt.texture!==rt)&&(j!==it&&(i.activeTexture(it),j=it),i.bindTexture(O,rt||Tt[O]),wt.type=O,wt.texture=rt)}function B(){let O=et[j];O!==void 0&&O.type!==void 0&&(i.bindTexture(O.type,null),O.type=void 0,O.texture=void 0)}function Ct(){try{i.compressedTexImage2D(...arguments)}catch(O){jt("WebGLState:",O)}}function $t(){try{i.compressedTexImage3D(...arguments)}catch(O){jt("WebGLState:",O)}}function re(){try{i.texSubImage2D(...arguments)}catch(O){jt("WebGLState:",O)}}function Mt(){try{i.texSubImage3D(...arguments)}catch(O){jt("WebGLState:",O)}}function Ne(){try{i.compressedTexSubImage2D(...arguments)}catch(O){jt("WebGLState:",O)}}function zt(){try{i.compressedTexSubImage3D(...arguments)}catch(O){jt("WebGLState:",O)}}function Xt(){try{i.texStorage2D(...arguments)}catch(O){jt("WebGLState:",O)}}function C(){try{i.texStorage3D(...arguments)}catch(O){jt("WebGLState:",O)}}function S(){try{i.texImage2D(...arguments)}catch(O){jt("WebGLState:",O)}}function X(){try{i.texImage3D(...arguments)}catch(O){jt("WebGLState:",O)}}function ht(O){return h[O]!==void 0?h[O]:i.getParameter(O)}function ot(O,rt){h[O]!==rt&&(i.pixelStorei(O,rt),h[O]=rt)}function _t(O){tt.equals(O)===!1&&(i.scissor(O.x,O.y,O.z,O.w),tt.copy(O))}function xt(O){mt.equals(O)===!1&&(i.viewport(O.x,O.y,O.z,O.w),mt.copy(O))}function nt(O,rt){let it=c.get(rt);it===void 0&&(it=new WeakMap,c.set(rt,it));let wt=it.get(O);wt===void 0&&(wt=i.getUniformBlockIndex(rt,O.name),i.uniformBlockBinding(rt,wt,wt),it.set(O,wt))}function st(O,rt,it){let gt=c.get(rt).get(O);l[gt]!==it&&(i.bindBufferBase(i.UNIFORM_BUFFER,gt,it),l[gt]=it)}function pt(){i.disable(i.BLEND),i.disable(i.CULL_FACE),i.disable(i.DEPTH_TEST),i.disable(i.POLYGON_OFFSET_FILL),i.disable(i.SCISSOR_TEST),i.disable(i.STENCIL_TEST),i.disable(i.SAMPLE_ALPHA_TO_COVERAGE),i.blendEquation(i.FUNC_ADD),i.blendFunc(i.ONE,i.ZERO),i.blendFuncSeparate(i.ONE,i.ZERO,i.ONE,i.ZERO),i.blendColor(0,0,0,0),i.colorMask(!0,!0,!0,!0),i.clearColor(0,0,0,0),i.depthMask(!0),i.depthFunc(i.LESS),o.setReversed(!1),i.clearDepth(1),i.stencilMask(4294967295),i.stencilFunc(i.ALWAYS,0,4294967295),i.stencilOp(i.KEEP,i.KEEP,i.KEEP),i.clearStencil(0),i.cullFace(i.BACK),i.frontFace(i.CCW),i.polygonOffset(0,0),i.activeTexture(i.TEXTURE0),i.bindFramebuffer(i.FRAMEBUFFER,null),i.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),i.bindFramebuffer(i.READ_FRAMEBUFFER,null),i.useProgram(null),i.lineWidth(1),i.scissor(0,0,i.canvas.width,i.canvas.height),i.viewport(0,0,i.canvas.width,i.canvas.height),i.pixelStorei(i.PACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,!1),i.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),i.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,i.BROWSER_DEFAULT_WEBGL),i.pixelStorei(i.PACK_ROW_LENGTH,0),i.pixelStorei(i.PACK_SKIP_PIXELS,0),i.pixelStorei(i.PACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_ROW_LENGTH,0),i.pixelStorei(i.UNPACK_IMAGE_HEIGHT,0),i.pixelStorei(i.UNPACK_SKIP_PIXELS,0),i.pixelStorei(i.UNPACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_SKIP_IMAGES,0),u={},h={},j=null,et={},d={},l={},f=new WeakMap,m=[],_=null,g=!1,p=null,v=null,T=null,b=null,R=null,E=null,y=null,A=new oe(0,0,0),F=0,I=!1,L=null,z=null,G=null,D=null,W=null,tt.set(0,0,i.canvas.width,i.canvas.height),mt.set(0,0,i.canvas.width,i.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:St,disable:Ht,bindFramebuffer:se,drawBuffers:Vt,useProgram:de,setBlending:We,setMaterial:Oe,setFlipSided:sn,setCullFace:Le,setLineWidth:xn,setPolygonOffset:ve,setScissorTest:dn,activeTexture:$e,bindTexture:rn,unbindTexture:B,compressedTexImage2D:Ct,compressedTexImage3D:$t,texImage2D:S,texImage3D:X,pixelStorei:ot,getParameter:ht,updateUBOMapping:nt,uniformBlockBinding:st,texStorage2D:Xt,texStorage3D:C,texSubImage2D:re,texSubImage3D:Mt,compressedTexSubImage2D:Ne,compressedTexSubImage3D:zt,scissor:_t,viewport:xt,reset:pt}}function CS(i,t,e,n,s,r,o){let a=t.has("WEBGL_multisampled_render_to_texture")?t.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new qt,u=new WeakMap,h=new Set,d,f=new WeakMap,m=new Set,_=new FinalizationRegistry(C=>m.delete(C)),g=!1;try{g=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function p(C,S){return g?new OffscreenCanvas(C,S):na("canvas")}function v(C,S,X){let ht=1,ot=Xt(C);if((ot.width>X||ot.height>X)&&(ht=X/Math.max(ot.width,ot.height)),ht<1)if(typeof HTMLImageElement<"u"&&C instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&C instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&C instanceof ImageBitmap||typeof VideoFrame<"u"&&C instanceof VideoFrame){let _t=Math.floor(ht*ot.width),xt=Math.floor(ht*ot.height);d===void 0&&(d=p(_t,xt));let nt=S?p(_t,xt):d;return nt.width=_t,nt.height=xt,nt.getContext("2d").drawImage(C,0,0,_t,xt),Yt("WebGLRenderer: Texture has been resized from ("+ot.width+"x"+ot.height+") to ("+_t+"x"+xt+")."),nt}else return"data"in C&&Yt("WebGLRenderer: Image in DataTexture is too big ("+ot.width+"x"+ot.height+")."),C;return C}function T(C){return C.generateMipmaps}function b(C){i.generateMipmap(C)}function R(C){return C.isWebGLCubeRenderTarget?i.TEXTURE_CUBE_MAP:C.isWebGL3DRenderTarget?i.TEXTURE_3D:C.isWebGLArrayRenderTarget||C.isCompressedArrayTexture?i.TEXTURE_2D_ARRAY:i.TEXTURE_2D}function E(C,S,X,ht,ot,_t=!1){if(C!==null){if(i[C]!==void 0)return i[C];Yt("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+C+"'")}let xt;ht&&(xt=t.get("EXT_texture_norm16"),xt||Yt("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let nt=S;if(S===i.RED&&(X===i.FLOAT&&(nt=i.R32F),X===i.HALF_FLOAT&&(nt=i.R16F),X===i.UNSIGNED_BYTE&&(nt=i.R8),X===i.UNSIGNED_SHORT&&xt&&(nt=xt.R16_EXT),X===i.SHORT&&xt&&(nt=xt.R16_SNORM_EXT)),S===i.RED_INTEGER&&(X===i.UNSIGNED_BYTE&&(nt=i.R8UI),X===i.UNSIGNED_SHORT&&(nt=i.R16UI),X===i.UNSIGNED_INT&&(nt=i.R32UI),X===i.BYTE&&(nt=i.R8I),X===i.SHORT&&(nt=i.R16I),X===i.INT&&(nt=i.R32I)),S===i.RG&&(X===i.FLOAT&&(nt=i.RG32F),X===i.HALF_FLOAT&&(nt=i.RG16F),X===i.UNSIGNED_BYTE&&(nt=i.RG8),X===i.UNSIGNED_SHORT&&xt&&(nt=xt.RG16_EXT),X===i.SHORT&&xt&&(nt=xt.RG16_SNORM_EXT)),S===i.RG_INTEGER&&(X===i.UNSIGNED_BYTE&&(nt=i.RG8UI),X===i.UNSIGNED_SHORT&&(nt=i.RG16UI),X===i.UNSIGNED_INT&&(nt=i.RG32UI),X===i.BYTE&&(nt=i.RG8I),X===i.SHORT&&(nt=i.RG16I),X===i.INT&&(nt=i.RG32I)),S===i.RGB_INTEGER&&(X===i.UNSIGNED_BYTE&&(nt=i.RGB8UI),X===i.UNSIGNED_SHORT&&(nt=i.RGB16UI),X===i.UNSIGNED_INT&&(nt=i.RGB32UI),X===i.BYTE&&(nt=i.RGB8I),X===i.SHORT&&(nt=i.RGB16I),X===i.INT&&(nt=i.RGB32I)),S===i.RGBA_INTEGER&&(X===i.UNSIGNED_BYTE&&(nt=i.RGBA8UI),X===i.UNSIGNED_SHORT&&(nt=i.RGBA16UI),X===i.UNSIGNED_INT&&(nt=i.RGBA32UI),X===i.BYTE&&(nt=i.RGBA8I),X===i.SHORT&&(nt=i.RGBA16I),X===i.INT&&(nt=i.RGBA32I)),S===i.RGB&&(X===i.UNSIGNED_SHORT&&xt&&(nt=xt.RGB16_EXT),X===i.SHORT&&xt&&(nt=xt.RGB16_SNORM_EXT),X===i.UNSIGNED_INT_5_9_9_9_REV&&(nt=i.RGB9_E5),X===i.UNSIGNED_INT_10F_11F_11F_REV&&(nt=i.R11F_G11F_B10F)),S===i.RGBA){let st=_t?ea:_e.getTransfer(ot);X===i.FLOAT&&(nt=i.RGBA32F),X===i.HALF_FLOAT&&(nt=i.RGBA16F),X===i.UNSIGNED_BYTE&&(nt=st===Te?i.SRGB8_ALPHA8:i.RGBA8),X===i.UNSIGNED_SHORT&&xt&&(nt=xt.RGBA16_EXT),X===i.SHORT&&xt&&(nt=xt.RGBA16_SNORM_EXT),X===i.UNSIGNED_SHORT_4_4_4_4&&(nt=i.RGBA4),X===i.UNSIGNED_SHORT_5_5_5_1&&(nt=i.RGB5_A1)}return(nt===i.R16F||nt===i.R32F||nt===i.RG16F||nt===i.RG32F||nt===i.RGBA16F||nt===i.RGBA32F)&&t.get("EXT_color_buffer_float"),nt}function y(C,S){let X;return C?S===null||S===Ri||S===cr?X=i.DEPTH24_STENCIL8:S===yi?X=i.DEPTH32F_STENCIL8:S===po&&(X=i.DEPTH24_STENCIL8,Yt("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):S===null||S===Ri||S===cr?X=i.DEPTH_COMPONENT24:S===yi?X=i.DEPTH_COMPONENT32F:S===po&&(X=i.DEPTH_COMPONENT16),X}function A(C,S){return T(C)===!0||C.isFramebufferTexture&&C.minFilter!==An&&C.minFilter!==Hn?Math.log2(Math.max(S.width,S.height))+1:C.mipmaps.length>0?C.mipmaps.length:C.isCompressedTexture&&Array.isArray(C.image)?S.mipmaps.length:1}function F(C){let S=new WeakRef(C);n.get(C).__ref=S,m.add(S),_.register(C,S,S)}function I(C){let S=n.get(C).__ref;S!==void 0&&(m.delete(S),_.unregister(S))}function L(C){G(C.target)}function z(C){D(C.target)}function G(C){C.removeEventListener("dispose",L),I(C),Y(C),C.isVideoTexture&&u.delete(C),C.isHTMLTexture&&h.delete(C)}function D(C){C.removeEventListener("dispose",z),I(C),lt(C)}function W(){for(let C of m){let S=C.deref();S!==void 0&&(S.isRenderTarget===!0?D(S):G(S))}m.clear(),h.clear()}function Y(C){let S=n.get(C);if(S.__webglInit===void 0)return;let X=C.source,ht=f.get(X);if(ht){let ot=ht[S.__cacheKey];ot.usedTimes--,ot.usedTimes===0&&H(C),Object.keys(ht).length===0&&f.delete(X)}n.remove(C)}function H(C){let S=n.get(C);i.deleteTexture(S.__webglTexture);let X=C.source,ht=f.get(X);delete ht[S.__cacheKey],o.memory.textures--}function lt(C){let S=n.get(C);S.__depthDisposeCallback&&S.__depthDisposeCallback();let X=C.depthTexture;if(X&&X.renderTarget===C&&G(X),C.isWebGLCubeRenderTarget)for(let ot=0;ot<6;ot++){if(Array.isArray(S.__webglFramebuffer[ot]))for(let _t=0;_t<S.__webglFramebuffer[ot].length;_t++)i.deleteFramebuffer(S.__webglFramebuffer[ot][_t]);else i.deleteFramebuffer(S.__webglFramebuffer[ot]);S.__webglDepthbuffer&&i.deleteRenderbuffer(S.__webglDepthbuffer[ot])}else{if(Array.isArray(S.__webglFramebuffer))for(let ot=0;ot<S.__webglFramebuffer.length;ot++)i.deleteFramebuffer(S.__webglFramebuffer[ot]);else i.deleteFramebuffer(S.__webglFramebuffer);if(S.__webglDepthbuffer&&i.deleteRenderbuffer(S.__webglDepthbuffer),S.__webglMultisampledFramebuffer&&i.deleteFramebuffer(S.__webglMultisampledFramebuffer),S.__webglColorRenderbuffer)for(let ot=0;ot<S.__webglColorRenderbuffer.length;ot++)S.__webglColorRenderbuffer[ot]&&i.deleteRenderbuffer(S.__webglColorRenderbuffer[ot]);S.__webglDepthRenderbuffer&&i.deleteRenderbuffer(S.__webglDepthRenderbuffer)}let ht=C.textures;for(let ot=0,_t=ht.length;ot<_t;ot++){let xt=n.get(ht[ot]);xt.__webglTexture&&(i.deleteTexture(xt.__webglTexture),o.memory.textures--),n.remove(ht[ot])}n.remove(C)}let Z=0;function j(){Z=0}function et(){return Z}function dt(C){Z=C}function ut(){let C=Z;return C>=s.maxTextures&&Yt("WebGLTextures: Trying to use "+(C+1)+" texture units while this GPU supports only "+s.maxTextures),Z+=1,C}function tt(C){let S=[];return S.push(C.wrapS),S.push(C.wrapT),S.push(C.wrapR||0),S.push(C.magFilter),S.push(C.minFilter),S.push(C.anisotropy),S.push(C.internalFormat),S.push(C.format),S.push(C.type),S.push(C.generateMipmaps),S.push(C.mipmapsAutoUpdate),S.push(C.premultiplyAlpha),S.push(C.flipY),S.push(C.unpackAlignment),S.push(C.colorSpace),S.join()}function mt(C,S){let X=n.get(C);if(C.isVideoTexture&&Ne(C),C.isRenderTargetTexture===!1&&C.isExternalTexture!==!0&&C.version>0&&X.__version!==C.version){let ht=C.image;if(ht===null)Yt("WebGLRenderer: Texture marked for update but no image data found.");else if(ht.complete===!1)Yt("WebGLRenderer: Texture marked for update but image is incomplete");else{Oe(X,C,S);return}}else C.isExternalTexture&&(X.__webglTexture=C.sourceTexture?C.sourceTexture:null);e.bindTexture(i.TEXTURE_2D,X.__webglTexture,i.TEXTURE0+S)}function yt(C,S){let X=n.get(C);if(C.isRenderTargetTexture===!1&&C.version>0&&X.__version!==C.version){Oe(X,C,S);return}else C.isExternalTexture&&(X.__webglTexture=C.sourceTexture?C.sourceTexture:null);e.bindTexture(i.TEXTURE_2D_ARRAY,X.__webglTexture,i.TEXTURE0+S)}function Tt(C,S){let X=n.get(C);if(C.isRenderTargetTexture===!1&&C.version>0&&X.__version!==C.version){Oe(X,C,S);return}e.bindTexture(i.TEXTURE_3D,X.__webglTexture,i.TEXTURE0+S)}function St(C,S){let X=n.get(C);if(C.version>0&&X.__version!==C.version){sn(X,C,S);return}e.bindTexture(i.TEXTURE_CUBE_MAP,X.__webglTexture,i.TEXTURE0+S)}let Ht={[Ll]:i.REPEAT,[qi]:i.CLAMP_TO_EDGE,[Dl]:i.MIRRORED_REPEAT},se={[An]:i.NEAREST,[Cp]:i.NEAREST_MIPMAP_NEAREST,[Aa]:i.NEAREST_MIPMAP_LINEAR,[Hn]:i.LINEAR,[oc]:i.LINEAR_MIPMAP_NEAREST,[ms]:i.LINEAR_MIPMAP_LINEAR},Vt={[Dp]:i.NEVER,[Ju]:i.ALWAYS,[Np]:i.LESS,[$u]:i.LEQUAL,[Fp]:i.EQUAL,[Zu]:i.GEQUAL,[Up]:i.GREATER,[Op]:i.NOTEQUAL};function de(C,S){if(S.type===yi&&t.has("OES_texture_float_linear")===!1&&(S.magFilter===Hn||S.magFilter===oc||S.magFilter===Aa||S.magFilter===ms||S.minFilter===Hn||S.minFilter===oc||S.minFilter===Aa||S.minFilter===ms)&&Yt("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),i.texParameteri(C,i.TEXTURE_WRAP_S,Ht[S.wrapS]),i.texParameteri(C,i.TEXTURE_WRAP_T,Ht[S.wrapT]),(C===i.TEXTURE_3D||C===i.TEXTURE_2D_ARRAY)&&i.texParameteri(C,i.TEXTURE_WRAP_R,Ht[S.wrapR]),i.texParameteri(C,i.TEXTURE_MAG_FILTER,se[S.magFilter]),i.texParameteri(C,i.TEXTURE_MIN_FILTER,se[S.minFilter]),S.compareFunction&&(i.texParameteri(C,i.TEXTURE_COMPARE_MODE,i.COMPARE_REF_TO_TEXTURE),i.texParameteri(C,i.TEXTURE_COMPARE_FUNC,Vt[S.compareFunction])),t.has("EXT_texture_filter_anisotropic")===!0){if(S.magFilter===An||S.minFilter!==Aa&&S.minFilter!==ms||S.type===yi&&t.has("OES_texture_float_linear")===!1)return;if(S.anisotropy>1||n.get(S).__currentAnisotropy){let X=t.get("EXT_texture_filter_anisotropic");i.texParameterf(C,X.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(S.anisotropy,s.getMaxAnisotropy())),n.get(S).__currentAnisotropy=S.anisotropy}}}function le(C,S){let X=!1;C.__webglInit===void 0&&(C.__webglInit=!0,S.addEventListener("dispose",L),F(S));let ht=S.source,ot=f.get(ht);ot===void 0&&(ot={},f.set(ht,ot));let _t=tt(S);if(_t!==C.__cacheKey){ot[_t]===void 0&&(ot[_t]={texture:i.createTexture(),usedTimes:0},o.memory.textures++,X=!0),ot[_t].usedTimes++;let xt=ot[C.__cacheKey];xt!==void 0&&(ot[C.__cacheKey].usedTimes--,xt.usedTimes===0&&H(S)),C.__cacheKey=_t,C.__webglTexture=ot[_t].texture}return X}function ee(C,S,X){return Math.floor(Math.floor(C/X)/S)}function We(C,S,X,ht){let _t=C.updateRanges;if(_t.length===0)e.texSubImage2D(i.TEXTURE_2D,0,0,0,S.width,S.height,X,ht,S.data);else{_t.sort((O,rt)=>O.start-rt.start);let xt=0;for(let O=1;O<_t.length;O++){let rt=_t[xt],it=_t[O],wt=rt.start+rt.count,gt=ee(it.start,S.width,4),bt=ee(rt.start,S.width,4);it.start<=wt+1&&gt===bt&&ee(it.start+it.count-1,S.width,4)===gt?rt.count=Math.max(rt.count,it.start+it.count-rt.start):(++xt,_t[xt]=it)}_t.length=xt+1;let nt=e.getParameter(i.UNPACK_ROW_LENGTH),st=e.getParameter(i.UNPACK_SKIP_PIXELS),pt=e.getParameter(i.UNPACK_SKIP_ROWS);e.pixelStorei(i.UNPACK_ROW_LENGTH,S.width);for(let O=0,rt=_t.length;O<rt;O++){let it=_t[O],wt=Math.floor(it.start/4),gt=Math.ceil(it.count/4),bt=wt%S.width,Gt=Math.floor(wt/S.width),Jt=gt,ct=1;e.pixelStorei(i.UNPACK_SKIP_PIXELS,bt),e.pixelStorei(i.UNPACK_SKIP_ROWS,Gt),e.texSubImage2D(i.TEXTURE_2D,0,bt,Gt,Jt,ct,X,ht,S.data)}C.clearUpdateRanges(),e.pixelStorei(i.UNPACK_ROW_LENGTH,nt),e.pixelStorei(i.UNPACK_SKIP_PIXELS,st),e.pixelStorei(i.UNPACK_SKIP_ROWS,pt)}}function Oe(C,S,X){let ht=i.TEXTURE_2D;(S.isDataArrayTexture||S.isCompressedArrayTexture)&&(ht=i.TEXTURE_2D_ARRAY),S.isData3DTexture&&(ht=i.TEXTURE_3D);let ot=le(C,S),_t=S.source;e.bindTexture(ht,C.__webglTexture,i.TEXTURE0+X);let xt=n.get(_t);if(_t.version!==xt.__version||ot===!0){if(e.activeTexture(i.TEXTURE0+X),(typeof ImageBitmap<"u"&&S.image instanceof ImageBitmap)===!1){let ct=_e.getPrimaries(_e.workingColorSpace),Ot=S.colorSpace===_s?null:_e.getPrimaries(S.colorSpace),Kt=S.colorSpace===_s||ct===Ot?i.NONE:i.BROWSER_DEFAULT_WEBGL;e.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,S.flipY),e.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,S.premultiplyAlpha),e.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,Kt)}e.pixelStorei(i.UNPACK_ALIGNMENT,S.unpackAlignment);let st=v(S.image,!1,s.maxTextureSize);st=zt(S,st);let pt=r.convert(S.format,S.colorSpace),O=r.convert(S.type),rt=E(S.internalFormat,pt,O,S.normalized,S.colorSpace,S.isVideoTexture);de(ht,S);let it,wt=S.mipmaps,gt=S.isVideoTexture!==!0,bt=xt.__version===void 0||ot===!0,Gt=_t.dataReady,Jt=A(S,st);if(S.isDepthTexture)rt=y(S.format===gs,S.type),bt&&(gt?e.texStorage2D(i.TEXTURE_2D,1,rt,st.width,st.height):e.texImage2D(i.TEXTURE_2D,0,rt,st.width,st.height,0,pt,O,null));else if(S.isDataTexture)if(wt.length>0){gt&&bt&&e.texStorage2D(i.TEXTURE_2D,Jt,rt,wt[0].width,wt[0].height);for(let ct=0,Ot=wt.length;ct<Ot;ct++)it=wt[ct],gt?Gt&&e.texSubImage2D(i.TEXTURE_2D,ct,0,0,it.width,it.height,pt,O,it.data):e.texImage2D(i.TEXTURE_2D,ct,rt,it.width,it.height,0,pt,O,it.data);S.generateMipmaps=!1}else gt?(bt&&e.texStorage2D(i.TEXTURE_2D,Jt,rt,st.width,st.height),Gt&&We(S,st,pt,O)):e.texImage2D(i.TEXTURE_2D,0,rt,st.width,st.height,0,pt,O,st.data);else if(S.isCompressedTexture)if(S.isCompressedArrayTexture){gt&&bt&&e.texStorage3D(i.TEXTURE_2D_ARRAY,Jt,rt,wt[0].width,wt[0].height,st.depth);for(let ct=0,Ot=wt.length;ct<Ot;ct++)if(it=wt[ct],S.format!==Pi)if(pt!==null)if(gt){if(Gt)if(S.layerUpdates.size>0){let Kt=rd(it.width,it.height,S.format,S.type);for(let Rt of S.layerUpdates){let ae=it.data.subarray(Rt*Kt/it.data.BYTES_PER_ELEMENT,(Rt+1)*Kt/it.data.BYTES_PER_ELEMENT);e.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,ct,0,0,Rt,it.width,it.height,1,pt,ae)}}else e.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,ct,0,0,0,it.width,it.height,st.depth,pt,it.data)}else e.compressedTexImage3D(i.TEXTURE_2D_ARRAY,ct,rt,it.width,it.height,st.depth,0,it.data,0,0);else Yt("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else gt?Gt&&e.texSubImage3D(i.TEXTURE_2D_ARRAY,ct,0,0,0,it.width,it.height,st.depth,pt,O,it.data):e.texImage3D(i.TEXTURE_2D_ARRAY,ct,rt,it.width,it.height,st.depth,0,pt,O,it.data);S.layerUpdates.size>0&&S.clearLayerUpdates()}else{gt&&bt&&e.texStorage2D(i.TEXTURE_2D,Jt,rt,wt[0].width,wt[0].height);for(let ct=0,Ot=wt.length;ct<Ot;ct++)it=wt[ct],S.format!==Pi?pt!==null?gt?Gt&&e.compressedTexSubImage2D(i.TEXTURE_2D,ct,0,0,it.width,it.height,pt,it.data):e.compressedTexImage2D(i.TEXTURE_2D,ct,rt,it.width,it.height,0,it.data):Yt("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):gt?Gt&&e.texSubImage2D(i.TEXTURE_2D,ct,0,0,it.width,it.height,pt,O,it.data):e.texImage2D(i.TEXTURE_2D,ct,rt,it.width,it.height,0,pt,O,it.data)}else if(S.isDataArrayTexture)if(gt){if(bt&&e.texStorage3D(i.TEXTURE_2D_ARRAY,Jt,rt,st.width,st.height,st.depth),Gt)if(S.layerUpdates.size>0){let ct=rd(st.width,st.height,S.format,S.type);for(let Ot of S.layerUpdates){let Kt=st.data.subarray(Ot*ct/st.data.BYTES_PER_ELEMENT,(Ot+1)*ct/st.data.BYTES_PER_ELEMENT);e.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,Ot,st.width,st.height,1,pt,O,Kt)}S.clearLayerUpdates()}else e.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,0,st.width,st.height,st.depth,pt,O,st.data)}else e.texImage3D(i.TEXTURE_2D_ARRAY,0,rt,st.width,st.height,st.depth,0,pt,O,st.data);else if(S.isData3DTexture)gt?(bt&&e.texStorage3D(i.TEXTURE_3D,Jt,rt,st.width,st.height,st.depth),Gt&&e.texSubImage3D(i.TEXTURE_3D,0,0,0,0,st.width,st.height,st.depth,pt,O,st.data)):e.texImage3D(i.TEXTURE_3D,0,rt,st.width,st.height,st.depth,0,pt,O,st.data);else if(S.isFramebufferTexture){if(bt)if(gt)e.texStorage2D(i.TEXTURE_2D,Jt,rt,st.width,st.height);else{let ct=st.width,Ot=st.height;for(let Kt=0;Kt<Jt;Kt++)e.texImage2D(i.TEXTURE_2D,Kt,rt,ct,Ot,0,pt,O,null),ct>>=1,Ot>>=1}}else if(S.isHTMLTexture){if("texElementImage2D"in i){let ct=i.canvas;if(ct.hasAttribute("layoutsubtree")||ct.setAttribute("layoutsubtree","true"),st.parentNode!==ct){ct.appendChild(st),h.add(S),ct.onpaint=Ot=>{let Kt=Ot.changedElements;for(let Rt of h)Kt.includes(Rt.image)&&(Rt.needsUpdate=!0)},ct.requestPaint();return}if(i.texElementImage2D.length===3)i.texElementImage2D(i.TEXTURE_2D,i.RGBA8,st);else{let Kt=i.RGBA,Rt=i.RGBA,ae=i.UNSIGNED_BYTE;i.texElementImage2D(i.TEXTURE_2D,0,Kt,Rt,ae,st)}i.texParameteri(i.TEXTURE_2D,i.TEXTURE_MIN_FILTER,i.LINEAR),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_S,i.CLAMP_TO_EDGE),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_T,i.CLAMP_TO_EDGE)}}else if(wt.length>0){if(gt&&bt){let ct=Xt(wt[0]);e.texStorage2D(i.TEXTURE_2D,Jt,rt,ct.width,ct.height)}for(let ct=0,Ot=wt.length;ct<Ot;ct++)it=wt[ct],gt?Gt&&e.texSubImage2D(i.TEXTURE_2D,ct,0,0,pt,O,it):e.texImage2D(i.TEXTURE_2D,ct,rt,pt,O,it);S.generateMipmaps=!1}else if(gt){if(bt){let ct=Xt(st);e.texStorage2D(i.TEXTURE_2D,Jt,rt,ct.width,ct.height)}Gt&&e.texSubImage2D(i.TEXTURE_2D,0,0,0,pt,O,st)}else e.texImage2D(i.TEXTURE_2D,0,rt,pt,O,st);T(S)&&S.mipmapsAutoUpdate===!0&&b(ht),xt.__version=_t.version,S.onUpdate&&S.onUpdate(S)}C.__version=S.version}function sn(C,S,X){if(S.image.length!==6)return;let ht=le(C,S),ot=S.source;e.bindTexture(i.TEXTURE_CUBE_MAP,C.__webglTexture,i.TEXTURE0+X);let _t=n.get(ot);if(ot.version!==_t.__version||ht===!0){e.activeTexture(i.TEXTURE0+X);let xt=_e.getPrimaries(_e.workingColorSpace),nt=S.colorSpace===_s?null:_e.getPrimaries(S.colorSpace),st=S.colorSpace===_s||xt===nt?i.NONE:i.BROWSER_DEFAULT_WEBGL;e.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,S.flipY),e.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,S.premultiplyAlpha),e.pixelStorei(i.UNPACK_ALIGNMENT,S.unpackAlignment),e.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,st);let pt=S.isCompressedTexture||S.image[0].isCompressedTexture,O=S.image[0]&&S.image[0].isDataTexture,rt=[];for(let Rt=0;Rt<6;Rt++)!pt&&!O?rt[Rt]=v(S.image[Rt],!0,s.maxCubemapSize):rt[Rt]=O?S.image[Rt].image:S.image[Rt],rt[Rt]=zt(S,rt[Rt]);let it=rt[0],wt=r.convert(S.format,S.colorSpace),gt=r.convert(S.type),bt=E(S.internalFormat,wt,gt,S.normalized,S.colorSpace),Gt=S.isVideoTexture!==!0,Jt=_t.__version===void 0||ht===!0,ct=ot.dataReady,Ot=A(S,it);de(i.TEXTURE_CUBE_MAP,S);let Kt;if(S.isDepthTexture){if(bt=y(S.format===gs,S.type),Jt)if(Gt)e.texStorage2D(i.TEXTURE_CUBE_MAP,1,bt,it.width,it.height);else for(let Rt=0;Rt<6;Rt++)e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,0,bt,it.width,it.height,0,wt,gt,null)}else if(pt){Gt&&Jt&&e.texStorage2D(i.TEXTURE_CUBE_MAP,Ot,bt,it.width,it.height);for(let Rt=0;Rt<6;Rt++){Kt=rt[Rt].mipmaps;for(let ae=0;ae<Kt.length;ae++){let Be=Kt[ae];S.format!==Pi?wt!==null?Gt?ct&&e.compressedTexSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ae,0,0,Be.width,Be.height,wt,Be.data):e.compressedTexImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ae,bt,Be.width,Be.height,0,Be.data):Yt("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):Gt?ct&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ae,0,0,Be.width,Be.height,wt,gt,Be.data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ae,bt,Be.width,Be.height,0,wt,gt,Be.data)}}}else{if(Kt=S.mipmaps,Gt&&Jt){Kt.length>0&&Ot++;let Rt=Xt(rt[0]);e.texStorage2D(i.TEXTURE_CUBE_MAP,Ot,bt,Rt.width,Rt.height)}for(let Rt=0;Rt<6;Rt++)if(O){Gt?ct&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,0,0,0,rt[Rt].width,rt[Rt].height,wt,gt,rt[Rt].data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,0,bt,rt[Rt].width,rt[Rt].height,0,wt,gt,rt[Rt].data);for(let ae=0;ae<Kt.length;ae++){let Un=Kt[ae].image[Rt].image;Gt?ct&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ae+1,0,0,Un.width,Un.height,wt,gt,Un.data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ae+1,bt,Un.width,Un.height,0,wt,gt,Un.data)}}else{Gt?ct&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,0,0,0,wt,gt,rt[Rt]):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,0,bt,wt,gt,rt[Rt]);for(let ae=0;ae<Kt.length;ae++){let Be=Kt[ae];Gt?ct&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ae+1,0,0,wt,gt,Be.image[Rt]):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ae+1,bt,wt,gt,Be.image[Rt])}}}T(S)&&S.mipmapsAutoUpdate===!0&&b(i.TEXTURE_CUBE_MAP),_t.__version=ot.version,S.onUpdate&&S.onUpdate(S)}C.__version=S.version}function Le(C,S,X,ht,ot,_t){let xt=r.convert(X.format,X.colorSpace),nt=r.convert(X.type),st=E(X.internalFormat,xt,nt,X.normalized,X.colorSpace),pt=n.get(S),O=n.get(X);if(O.__renderTarget=S,!pt.__hasExternalTextures){let rt=Math.max(1,S.width>>_t),it=Math.max(1,S.height>>_t);ot===i.TEXTURE_3D||ot===i.TEXTURE_2D_ARRAY?e.texImage3D(ot,_t,st,rt,it,S.depth,0,xt,nt,null):e.texImage2D(ot,_t,st,rt,it,0,xt,nt,null)}e.bindFramebuffer(i.FRAMEBUFFER,C),Mt(S)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,ht,ot,O.__webglTexture,0,re(S)):(ot===i.TEXTURE_2D||ot>=i.TEXTURE_CUBE_MAP_POSITIVE_X&&ot<=i.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&i.framebufferTexture2D(i.FRAMEBUFFER,ht,ot,O.__webglTexture,_t),e.bindFramebuffer(i.FRAMEBUFFER,null)}function xn(C,S,X){if(i.bindRenderbuffer(i.RENDERBUFFER,C),S.depthBuffer){let ht=S.depthTexture,ot=ht&&ht.isDepthTexture?ht.type:null,_t=y(S.stencilBuffer,ot),xt=S.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;Mt(S)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,re(S),_t,S.width,S.height):X?i.renderbufferStorageMultisample(i.RENDERBUFFER,re(S),_t,S.width,S.height):i.renderbufferStorage(i.RENDERBUFFER,_t,S.width,S.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,xt,i.RENDERBUFFER,C)}else{let ht=S.textures;for(let ot=0;ot<ht.length;ot++){let _t=ht[ot],xt=r.convert(_t.format,_t.colorSpace),nt=r.convert(_t.type),st=E(_t.internalFormat,xt,nt,_t.normalized,_t.colorSpace);Mt(S)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,re(S),st,S.width,S.height):X?i.renderbufferStorageMultisample(i.RENDERBUFFER,re(S),st,S.width,S.height):i.renderbufferStorage(i.RENDERBUFFER,st,S.width,S.height)}}i.bindRenderbuffer(i.RENDERBUFFER,null)}function ve(C,S,X){let ht=S.isWebGLCubeRenderTarget===!0;if(e.bindFramebuffer(i.FRAMEBUFFER,C),!(S.depthTexture&&S.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let ot=n.get(S.depthTexture);ot.__renderTarget=S;let _t=ht?S.depthTexture.image[0]:S.depthTexture.image;(!ot.__webglTexture||_t.width!==S.width||_t.height!==S.height)&&(_t.width=S.width,_t.height=S.height,S.depthTexture.needsUpdate=!0),ht?St(S.depthTexture,0):mt(S.depthTexture,0);let xt=ot.__webglTexture,nt=re(S),st=ht?i.TEXTURE_CUBE_MAP_POSITIVE_X+X:i.TEXTURE_2D,pt=S.depthTexture.format===gs?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;if(S.depthTexture.format===us)Mt(S)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,pt,st,xt,0,nt):i.framebufferTexture2D(i.FRAMEBUFFER,pt,st,xt,0);else if(S.depthTexture.format===gs)Mt(S)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,pt,st,xt,0,nt):i.framebufferTexture2D(i.FRAMEBUFFER,pt,st,xt,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function dn(C){let S=n.get(C),X=C.isWebGLCubeRenderTarget===!0;if(S.__boundDepthTexture!==C.depthTexture){let ht=C.depthTexture;if(S.__depthDisposeCallback&&S.__depthDisposeCallback(),ht){let ot=()=>{delete S.__boundDepthTexture,delete S.__depthDisposeCallback,ht.removeEventListener("dispose",ot)};ht.addEventListener("dispose",ot),S.__depthDisposeCallback=ot}S.__boundDepthTexture=ht}if(C.depthTexture&&!S.__autoAllocateDepthBuffer)if(X)for(let ht=0;ht<6;ht++)ve(S.__webglFramebuffer[ht],C,ht);else C.texture.mipmaps.length>0?ve(S.__webglFramebuffer[0],C,0):ve(S.__webglFramebuffer,C,0);else if(X){S.__webglDepthbuffer=[];for(let ht=0;ht<6;ht++)if(e.bindFramebuffer(i.FRAMEBUFFER,S.__webglFramebuffer[ht]),S.__webglDepthbuffer[ht]===void 0)S.__webglDepthbuffer[ht]=i.createRenderbuffer(),xn(S.__webglDepthbuffer[ht],C,!1);else{let ot=C.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,_t=S.__webglDepthbuffer[ht];i.bindRenderbuffer(i.RENDERBUFFER,_t),i.framebufferRenderbuffer(i.FRAMEBUFFER,ot,i.RENDERBUFFER,_t)}}else if(C.texture.mipmaps.length>0?e.bindFramebuffer(i.FRAMEBUFFER,S.__webglFramebuffer[0]):e.bindFramebuffer(i.FRAMEBUFFER,S.__webglFramebuffer),S.__webglDepthbuffer===void 0)S.__webglDepthbuffer=i.createRenderbuffer(),xn(S.__webglDepthbuffer,C,!1);else{let ot=C.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,_t=S.__webglDepthbuffer;i.bindRenderbuffer(i.RENDERBUFFER,_t),i.framebufferRenderbuffer(i.FRAMEBUFFER,ot,i.RENDERBUFFER,_t)}e.bindFramebuffer(i.FRAMEBUFFER,null)}function $e(C,S,X){let ht=n.get(C);S!==void 0&&Le(ht.__webglFramebuffer,C,C.texture,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,0),X!==void 0&&dn(C)}function rn(C){let S=C.texture,X=n.get(C),ht=n.get(S);C.addEventListener("dispose",z),F(C);let ot=C.textures,_t=C.isWebGLCubeRenderTarget===!0,xt=ot.length>1;if(xt||(ht.__webglTexture===void 0&&(ht.__webglTexture=i.createTexture()),ht.__version=S.version,o.memory.textures++),_t){X.__webglFramebuffer=[];for(let nt=0;nt<6;nt++)if(S.mipmaps.length>0){X.__webglFramebuffer[nt]=[];for(let st=0;st<S.mipmaps.length;st++)X.__webglFramebuffer[nt][st]=i.createFramebuffer()}else X.__webglFramebuffer[nt]=i.createFramebuffer()}else{if(S.mipmaps.length>0){X.__webglFramebuffer=[];for(let nt=0;nt<S.mipmaps.length;nt++)X.__webglFramebuffer[nt]=i.createFramebuffer()}else X.__webglFramebuffer=i.createFramebuffer();if(xt)for(let nt=0,st=ot.length;nt<st;nt++){let pt=n.get(ot[nt]);pt.__webglTexture===void 0&&(pt.__webglTexture=i.createTexture(),o.memory.textures++)}if(C.samples>0&&Mt(C)===!1){X.__webglMultisampledFramebuffer=i.createFramebuffer(),X.__webglColorRenderbuffer=[],e.bindFramebuffer(i.FRAMEBUFFER,X.__webglMultisampledFramebuffer);for(let nt=0;nt<ot.length;nt++){let st=ot[nt];X.__webglColorRenderbuffer[nt]=i.createRenderbuffer(),i.bindRenderbuffer(i.RENDERBUFFER,X.__webglColorRenderbuffer[nt]);let pt=r.convert(st.format,st.colorSpace),O=r.convert(st.type),rt=E(st.internalFormat,pt,O,st.normalized,st.colorSpace,C.isXRRenderTarget===!0),it=re(C);i.renderbufferStorageMultisample(i.RENDERBUFFER,it,rt,C.width,C.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+nt,i.RENDERBUFFER,X.__webglColorRenderbuffer[nt])}i.bindRenderbuffer(i.RENDERBUFFER,null),C.depthBuffer&&(X.__webglDepthRenderbuffer=i.createRenderbuffer(),xn(X.__webglDepthRenderbuffer,C,!0)),e.bindFramebuffer(i.FRAMEBUFFER,null)}}if(_t){e.bindTexture(i.TEXTURE_CUBE_MAP,ht.__webglTexture),de(i.TEXTURE_CUBE_MAP,S);for(let nt=0;nt<6;nt++)if(S.mipmaps.length>0)for(let st=0;st<S.mipmaps.length;st++)Le(X.__webglFramebuffer[nt][st],C,S,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+nt,st);else Le(X.__webglFramebuffer[nt],C,S,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+nt,0);T(S)?b(i.TEXTURE_CUBE_MAP):S.mipmaps.length>0&&i.texParameteri(i.TEXTURE_CUBE_MAP,i.TEXTURE_MAX_LEVEL,S.mipmaps.length-1),e.unbindTexture()}else if(xt){for(let nt=0,st=ot.length;nt<st;nt++){let pt=ot[nt],O=n.get(pt),rt=i.TEXTURE_2D;(C.isWebGL3DRenderTarget||C.isWebGLArrayRenderTarget)&&(rt=C.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),e.bindTexture(rt,O.__webglTexture),de(rt,pt),Le(X.__webglFramebuffer,C,pt,i.COLOR_ATTACHMENT0+nt,rt,0),T(pt)&&b(rt)}e.unbindTexture()}else{let nt=i.TEXTURE_2D;if((C.isWebGL3DRenderTarget||C.isWebGLArrayRenderTarget)&&(nt=C.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),e.bindTexture(nt,ht.__webglTexture),de(nt,S),S.mipmaps.length>0)for(let st=0;st<S.mipmaps.length;st++)Le(X.__webglFramebuffer[st],C,S,i.COLOR_ATTACHMENT0,nt,st);else Le(X.__webglFramebuffer,C,S,i.COLOR_ATTACHMENT0,nt,0);T(S)?b(nt):S.mipmaps.length>0&&i.texParameteri(nt,i.TEXTURE_MAX_LEVEL,S.mipmaps.length-1),e.unbindTexture()}C.depthBuffer&&dn(C)}function B(C){let S=C.textures;for(let X=0,ht=S.length;X<ht;X++){let ot=S[X];if(T(ot)&&ot.mipmapsAutoUpdate===!0){let _t=R(C),xt=n.get(ot).__webglTexture;e.bindTexture(_t,xt),b(_t),e.unbindTexture()}}}let Ct=[];function $t(C){if(C.samples>0){if(Mt(C)===!1){let S=C.textures,X=C.width,ht=C.height,ot=i.COLOR_BUFFER_BIT,_t=C.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,xt=n.get(C),nt=S.length>1;if(nt)for(let pt=0;pt<S.length;pt++)e.bindFramebuffer(i.FRAMEBUFFER,xt.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+pt,i.RENDERBUFFER,null),e.bindFramebuffer(i.FRAMEBUFFER,xt.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+pt,i.TEXTURE_2D,null,0);e.bindFramebuffer(i.READ_FRAMEBUFFER,xt.__webglMultisampledFramebuffer),C.texture.mipmaps.length>0?e.bindFramebuffer(i.DRAW_FRAMEBUFFER,xt.__webglFramebuffer[0]):e.bindFramebuffer(i.DRAW_FRAMEBUFFER,xt.__webglFramebuffer);for(let pt=0;pt<S.length;pt++){if(C.resolveDepthBuffer&&(C.depthBuffer&&(ot|=i.DEPTH_BUFFER_BIT),C.stencilBuffer&&C.resolveStencilBuffer&&(ot|=i.STENCIL_BUFFER_BIT)),nt){i.framebufferRenderbuffer(i.READ_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.RENDERBUFFER,xt.__webglColorRenderbuffer[pt]);let O=n.get(S[pt]).__webglTexture;i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,O,0)}i.blitFramebuffer(0,0,X,ht,0,0,X,ht,ot,i.NEAREST),l===!0&&(Ct.length=0,Ct.push(i.COLOR_ATTACHMENT0+pt),C.depthBuffer&&C.storeMultisampledDepthBuffer===!1&&Ct.push(_t),i.invalidateFramebuffer(i.READ_FRAMEBUFFER,Ct))}if(e.bindFramebuffer(i.READ_FRAMEBUFFER,null),e.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),nt)for(let pt=0;pt<S.length;pt++){e.bindFramebuffer(i.FRAMEBUFFER,xt.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+pt,i.RENDERBUFFER,xt.__webglColorRenderbuffer[pt]);let O=n.get(S[pt]).__webglTexture;e.bindFramebuffer(i.FRAMEBUFFER,xt.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+pt,i.TEXTURE_2D,O,0)}e.bindFramebuffer(i.DRAW_FRAMEBUFFER,xt.__webglMultisampledFramebuffer)}else if(C.depthBuffer&&C.storeMultisampledDepthBuffer===!1&&l){let S=C.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,[S])}}}function re(C){return Math.min(s.maxSamples,C.samples)}function Mt(C){let S=n.get(C);return C.samples>0&&t.has("WEBGL_multisampled_render_to_texture")===!0&&S.__useRenderToTexture!==!1}function Ne(C){let S=o.render.frame;u.get(C)!==S&&(u.set(C,S),C.update())}function zt(C,S){let X=C.colorSpace,ht=C.format,ot=C.type;return C.isCompressedTexture===!0||C.isVideoTexture===!0||X!==ta&&X!==_s&&(_e.getTransfer(X)===Te?(ht!==Pi||ot!==Yn)&&Yt("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):jt("WebGLTextures: Unsupported texture color space:",X)),S}function Xt(C){return typeof HTMLImageElement<"u"&&C instanceof HTMLImageElement?(c.width=C.naturalWidth||C.width,c.height=C.naturalHeight||C.height):typeof VideoFrame<"u"&&C instanceof VideoFrame?(c.width=C.displayWidth,c.height=C.displayHeight):(c.width=C.width,c.height=C.height),c}this.allocateTextureUnit=ut,this.resetTextureUnits=j,this.getTextureUnits=et,this.setTextureUnits=dt,this.setTexture2D=mt,this.setTexture2DArray=yt,this.setTexture3D=Tt,this.setTextureCube=St,this.rebindTextures=$e,this.setupRenderTarget=rn,this.updateRenderTargetMipmap=B,this.updateMultisampleRenderTarget=$t,this.setupDepthRenderbuffer=dn,this.setupFrameBufferTexture=Le,this.useMultisampledRTT=Mt,this.dispose=W}function PS(i,t){function e(n,s=_s){let r,o=_e.getTransfer(s);if(n===Yn)return i.UNSIGNED_BYTE;if(n===lc)return i.UNSIGNED_SHORT_4_4_4_4;if(n===cc)return i.UNSIGNED_SHORT_5_5_5_1;if(n===Wu)return i.UNSIGNED_INT_5_9_9_9_REV;if(n===qu)return i.UNSIGNED_INT_10F_11F_11F_REV;if(n===Gu)return i.BYTE;if(n===Hu)return i.SHORT;if(n===po)return i.UNSIGNED_SHORT;if(n===ac)return i.INT;if(n===Ri)return i.UNSIGNED_INT;if(n===yi)return i.FLOAT;if(n===Ci)return i.HALF_FLOAT;if(n===Xu)return i.ALPHA;if(n===Yu)return i.RGB;if(n===Pi)return i.RGBA;if(n===us)return i.DEPTH_COMPONENT;if(n===gs)return i.DEPTH_STENCIL;if(n===hc)return i.RED;if(n===uc)return i.RED_INTEGER;if(n===qs)return i.RG;if(n===dc)return i.RG_INTEGER;if(n===fc)return i.RGBA_INTEGER;if(n===Ea||n===Ta||n===Ra||n===Ca)if(o===Te)if(r=t.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(n===Ea)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===Ta)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===Ra)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(n===Ca)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=t.get("WEBGL_compressed_texture_s3tc"),r!==null){if(n===Ea)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===Ta)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(n===Ra)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===Ca)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===pc||n===mc||n===gc||n===_c)if(r=t.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(n===pc)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===mc)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===gc)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===_c)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(n===yc||n===xc||n===vc||n===bc||n===Sc||n===Pa||n===Mc)if(r=t.get("WEBGL_compressed_texture_etc"),r!==null){if(n===yc||n===xc)return o===Te?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(n===vc)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(n===bc)return r.COMPRESSED_R11_EAC;if(n===Sc)return r.COMPRESSED_SIGNED_R11_EAC;if(n===Pa)return r.COMPRESSED_RG11_EAC;if(n===Mc)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(n===wc||n===Ac||n===Ec||n===Tc||n===Rc||n===Cc||n===Pc||n===Ic||n===Lc||n===Dc||n===Nc||n===Fc||n===Uc||n===Oc)if(r=t.get("WEBGL_compressed_texture_astc"),r!==null){if(n===wc)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===Ac)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(n===Ec)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===Tc)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===Rc)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===Cc)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===Pc)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===Ic)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===Lc)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(n===Dc)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===Nc)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===Fc)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===Uc)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===Oc)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===Bc||n===kc||n===zc)if(r=t.get("EXT_texture_compression_bptc"),r!==null){if(n===Bc)return o===Te?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===kc)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===zc)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===Vc||n===Gc||n===Ia||n===Hc)if(r=t.get("EXT_texture_compression_rgtc"),r!==null){if(n===Vc)return r.COMPRESSED_RED_RGTC1_EXT;if(n===Gc)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===Ia)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===Hc)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===cr?i.UNSIGNED_INT_24_8:i[n]!==void 0?i[n]:null}return{convert:e}}var IS=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,LS=`
uniform sampler2DArray depthColor;
uniform float depthWidth;
uniform float depthHeight;

void main() {

	vec2 coord = vec2( gl_FragCoord.x / depthWidth, gl_FragCoord.y / depthHeight );

	if ( coord.x >= 1.0 ) {

		gl_FragDepth = texture( depthColor, vec3( coord.x - 1.0, coord.y, 1 ) ).r;

	} else {

		gl_FragDepth = texture( depthColor, vec3( coord.x, coord.y, 0 ) ).r;

	}

}`,pd=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(t,e){if(this.texture===null){let n=new da(t.texture);(t.depthNear!==e.depthNear||t.depthFar!==e.depthFar)&&(this.depthNear=t.depthNear,this.depthFar=t.depthFar),this.texture=n}}getMesh(t){if(this.texture!==null&&this.mesh===null){let e=t.cameras[0].viewport,n=new Zi({vertexShader:IS,fragmentShader:LS,uniforms:{depthColor:{value:this.texture},depthWidth:{value:e.z},depthHeight:{value:e.w}}});this.mesh=new tn(new ir(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},md=class extends Ti{constructor(t,e){super();let n=this,s=null,r=1,o=null,a="local-floor",l=1,c=null,u=null,h=null,d=null,f=null,m=null,_=typeof XRWebGLBinding<"u",g=new pd,p={},v=e.getContextAttributes(),T=null,b=null,R=[],E=[],y=new qt,A=null,F=null,I=new Gn;I.viewport=new Xe;let L=new Gn;L.viewport=new Xe;let z=[I,L],G=new nc,D=null,W=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(tt){let mt=R[tt];return mt===void 0&&(mt=new io,R[tt]=mt),mt.getTargetRaySpace()},this.getControllerGrip=function(tt){let mt=R[tt];return mt===void 0&&(mt=new io,R[tt]=mt),mt.getGripSpace()},this.getHand=function(tt){let mt=R[tt];return mt===void 0&&(mt=new io,R[tt]=mt),mt.getHandSpace()};function Y(tt){let mt=E.indexOf(tt.inputSource);if(mt===-1)return;let yt=R[mt];yt!==void 0&&(yt.update(tt.inputSource,tt.frame,c||o),yt.dispatchEvent({type:tt.type,data:tt.inputSource}))}function H(){s.removeEventListener("select",Y),s.removeEventListener("selectstart",Y),s.removeEventListener("selectend",Y),s.removeEventListener("squeeze",Y),s.removeEventListener("squeezestart",Y),s.removeEventListener("squeezeend",Y),s.removeEventListener("end",H),s.removeEventListener("inputsourceschange",lt);for(let tt=0;tt<R.length;tt++){let mt=E[tt];mt!==null&&(E[tt]=null,R[tt].disconnect(mt))}D=null,W=null,g.reset();for(let tt in p)delete p[tt];if(t.setRenderTarget(T),f=null,d=null,h=null,s=null,b=null,ut.stop(),n.isPresenting=!1,t.setPixelRatio(A),t.setSize(y.width,y.height,!1),F!==null){let tt=F.camera;tt.fov=F.fov,tt.zoom=F.zoom,tt.updateProjectionMatrix(),F=null}n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(tt){r=tt,n.isPresenting===!0&&Yt("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(tt){a=tt,n.isPresenting===!0&&Yt("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(tt){c=tt},this.getBaseLayer=function(){return d!==null?d:f},this.getBinding=function(){return h===null&&_&&(h=new XRWebGLBinding(s,e)),h},this.getFrame=function(){return m},this.getSession=function(){return s},this.setSession=async function(tt){if(s=tt,s!==null){if(T=t.getRenderTarget(),s.addEventListener("select",Y),s.addEventListener("selectstart",Y),s.addEventListener("selectend",Y),s.addEventListener("squeeze",Y),s.addEventListener("squeezestart",Y),s.addEventListener("squeezeend",Y),s.addEventListener("end",H),s.addEventListener("inputsourceschange",lt),v.xrCompatible!==!0&&await e.makeXRCompatible(),A=t.getPixelRatio(),t.getSize(y),_&&"createProjectionLayer"in XRWebGLBinding.prototype){let yt=null,Tt=null,St=null;v.depth&&(St=v.stencil?e.DEPTH24_STENCIL8:e.DEPTH_COMPONENT24,yt=v.stencil?gs:us,Tt=v.stencil?cr:Ri);let Ht={colorFormat:e.RGBA8,depthFormat:St,scaleFactor:r};h=this.getBinding(),d=h.createProjectionLayer(Ht),s.updateRenderState({layers:[d]}),t.setPixelRatio(1),t.setSize(d.textureWidth,d.textureHeight,!1),b=new ri(d.textureWidth,d.textureHeight,{format:Pi,type:Yn,depthTexture:new ps(d.textureWidth,d.textureHeight,Tt,void 0,void 0,void 0,void 0,void 0,void 0,yt),stencilBuffer:v.stencil,colorSpace:t.outputColorSpace,samples:v.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let yt={antialias:v.antialias,alpha:!0,depth:v.depth,stencil:v.stencil,framebufferScaleFactor:r};f=new XRWebGLLayer(s,e,yt),s.updateRenderState({baseLayer:f}),t.setPixelRatio(1),t.setSize(f.framebufferWidth,f.framebufferHeight,!1),b=new ri(f.framebufferWidth,f.framebufferHeight,{format:Pi,type:Yn,colorSpace:t.outputColorSpace,stencilBuffer:v.stencil,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}b.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await s.requestReferenceSpace(a),ut.setContext(s),ut.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return g.getDepthTexture()};function lt(tt){for(let mt=0;mt<tt.removed.length;mt++){let yt=tt.removed[mt],Tt=E.indexOf(yt);Tt>=0&&(E[Tt]=null,R[Tt].disconnect(yt))}for(let mt=0;mt<tt.added.length;mt++){let yt=tt.added[mt],Tt=E.indexOf(yt);if(Tt===-1){for(let Ht=0;Ht<R.length;Ht++)if(Ht>=E.length){E.push(yt),Tt=Ht;break}else if(E[Ht]===null){E[Ht]=yt,Tt=Ht;break}if(Tt===-1)break}let St=R[Tt];St&&St.connect(yt)}}function Z(tt,mt){mt===null?tt.matrixWorld.copy(tt.matrix):tt.matrixWorld.multiplyMatrices(mt.matrixWorld,tt.matrix),tt.matrixWorldInverse.copy(tt.matrixWorld).invert()}this.updateCamera=function(tt){if(s===null)return;let mt=tt.near,yt=tt.far;g.texture!==null&&(g.depthNear>0&&(mt=g.depthNear),g.depthFar>0&&(yt=g.depthFar)),G.near=L.near=I.near=mt,G.far=L.far=I.far=yt,(D!==G.near||W!==G.far)&&(s.updateRenderState({depthNear:G.near,depthFar:G.far}),D=G.near,W=G.far),G.layers.mask=tt.layers.mask|6,I.layers.mask=G.layers.mask&-5,L.layers.mask=G.layers.mask&-3;let Tt=tt.parent,St=G.cameras;Z(G,Tt);for(let Ht=0;Ht<St.length;Ht++)Z(St[Ht],Tt);G.projectionMatrix.copy(I.projectionMatrix),G.projectionMatrixInverse.copy(I.projectionMatrixInverse),F===null&&tt.isPerspectiveCamera&&(F={camera:tt,fov:tt.fov,zoom:tt.zoom}),j(tt,G,Tt)};function j(tt,mt,yt){yt===null?tt.matrix.copy(mt.matrixWorld):(tt.matrix.copy(yt.matrixWorld),tt.matrix.invert(),tt.matrix.multiply(mt.matrixWorld)),tt.matrix.decompose(tt.position,tt.quaternion,tt.scale),tt.updateMatrixWorld(!0),tt.projectionMatrix.copy(mt.projectionMatrix),tt.projectionMatrixInverse.copy(mt.projectionMatrixInverse),tt.isPerspectiveCamera&&(tt.fov=to*2*Math.atan(1/tt.projectionMatrix.elements[5]),tt.zoom=1)}this.getCamera=function(){return G},this.getFoveation=function(){if(!(d===null&&f===null))return l},this.setFoveation=function(tt){l=tt,d!==null&&(d.fixedFoveation=tt),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=tt)},this.hasDepthSensing=function(){return g.texture!==null},this.getDepthSensingMesh=function(){return g.getMesh(G)},this.getCameraTexture=function(tt){return p[tt]};let et=null;function dt(tt,mt){if(u=mt.getViewerPose(c||o),m=mt,u!==null){let yt=u.views;f!==null&&(t.setRenderTargetFramebuffer(b,f.framebuffer),t.setRenderTarget(b));let Tt=!1;yt.length!==G.cameras.length&&(G.cameras.length=0,Tt=!0);for(let Vt=0;Vt<yt.length;Vt++){let de=yt[Vt],le=null;if(f!==null)le=f.getViewport(de);else{let We=h.getViewSubImage(d,de);le=We.viewport,Vt===0&&(t.setRenderTargetTextures(b,We.colorTexture,We.depthStencilTexture),t.setRenderTarget(b))}let ee=z[Vt];ee===void 0&&(ee=new Gn,ee.layers.enable(Vt),ee.viewport=new Xe,z[Vt]=ee),ee.matrix.fromArray(de.transform.matrix),ee.matrix.decompose(ee.position,ee.quaternion,ee.scale),ee.projectionMatrix.fromArray(de.projectionMatrix),ee.projectionMatrixInverse.copy(ee.projectionMatrix).invert(),ee.viewport.set(le.x,le.y,le.width,le.height),Vt===0&&(G.matrix.copy(ee.matrix),G.matrix.decompose(G.position,G.quaternion,G.scale)),Tt===!0&&G.cameras.push(ee)}let St=s.enabledFeatures;if(St&&St.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&_){h=n.getBinding();let Vt=h.getDepthInformation(yt[0]);Vt&&Vt.isValid&&Vt.texture&&g.init(Vt,s.renderState)}if(St&&St.includes("camera-access")&&_){t.state.unbindTexture(),h=n.getBinding();for(let Vt=0;Vt<yt.length;Vt++){let de=yt[Vt].camera;if(de){let le=p[de];le||(le=new da,p[de]=le);let ee=h.getCameraImage(de);le.sourceTexture=ee}}}}for(let yt=0;yt<R.length;yt++){let Tt=E[yt],St=R[yt];Tt!==null&&St!==void 0&&St.update(Tt,mt,c||o)}et&&et(tt,mt),mt.detectedPlanes&&n.dispatchEvent({type:"planesdetected",data:mt}),m=null}let ut=new gm;ut.setAnimationLoop(dt),this.setAnimationLoop=function(tt){et=tt},this.dispose=function(){}}},DS=new xe,Em=new te;Em.set(-1,0,0,0,1,0,0,0,1);function NS(i,t){function e(g,p){g.matrixAutoUpdate===!0&&g.updateMatrix(),p.value.copy(g.matrix)}function n(g,p){p.color.getRGB(g.fogColor.value,nd(i)),p.isFog?(g.fogNear.value=p.near,g.fogFar.value=p.far):p.isFogExp2&&(g.fogDensity.value=p.density)}function s(g,p,v,T,b){p.isNodeMaterial?p.uniformsNeedUpdate=!1:p.isMeshBasicMaterial?r(g,p):p.isMeshLambertMaterial?(r(g,p),p.envMap&&(g.envMapIntensity.value=p.envMapIntensity)):p.isMeshToonMaterial?(r(g,p),h(g,p)):p.isMeshPhongMaterial?(r(g,p),u(g,p),p.envMap&&(g.envMapIntensity.value=p.envMapIntensity)):p.isMeshStandardMaterial?(r(g,p),d(g,p),p.isMeshPhysicalMaterial&&f(g,p,b)):p.isMeshMatcapMaterial?(r(g,p),m(g,p)):p.isMeshDepthMaterial?r(g,p):p.isMeshDistanceMaterial?(r(g,p),_(g,p)):p.isMeshNormalMaterial?r(g,p):p.isLineBasicMaterial?(o(g,p),p.isLineDashedMaterial&&a(g,p)):p.isPointsMaterial?l(g,p,v,T):p.isSpriteMaterial?c(g,p):p.isShadowMaterial?(g.color.value.copy(p.color),g.opacity.value=p.opacity):p.isShaderMaterial&&(p.uniformsNeedUpdate=!1)}function r(g,p){g.opacity.value=p.opacity,p.color&&g.diffuse.value.copy(p.color),p.emissive&&g.emissive.value.copy(p.emissive).multiplyScalar(p.emissiveIntensity),p.map&&(g.map.value=p.map,e(p.map,g.mapTransform)),p.alphaMap&&(g.alphaMap.value=p.alphaMap,e(p.alphaMap,g.alphaMapTransform)),p.bumpMap&&(g.bumpMap.value=p.bumpMap,e(p.bumpMap,g.bumpMapTransform),g.bumpScale.value=p.bumpScale,p.side===Wn&&(g.bumpScale.value*=-1)),p.normalMap&&(g.normalMap.value=p.normalMap,e(p.normalMap,g.normalMapTransform),g.normalScale.value.copy(p.normalScale),p.side===Wn&&g.normalScale.value.negate()),p.displacementMap&&(g.displacementMap.value=p.displacementMap,e(p.displacementMap,g.displacementMapTransform),g.displacementScale.value=p.displacementScale,g.displacementBias.value=p.displacementBias),p.emissiveMap&&(g.emissiveMap.value=p.emissiveMap,e(p.emissiveMap,g.emissiveMapTransform)),p.specularMap&&(g.specularMap.value=p.specularMap,e(p.specularMap,g.specularMapTransform)),p.alphaTest>0&&(g.alphaTest.value=p.alphaTest);let v=t.get(p),T=v.envMap,b=v.envMapRotation;T&&(g.envMap.value=T,g.envMapRotation.value.setFromMatrix4(DS.makeRotationFromEuler(b)).transpose(),T.isCubeTexture&&T.isRenderTargetTexture===!1&&g.envMapRotation.value.premultiply(Em),g.reflectivity.value=p.reflectivity,g.ior.value=p.ior,g.refractionRatio.value=p.refractionRatio),p.lightMap&&(g.lightMap.value=p.lightMap,g.lightMapIntensity.value=p.lightMapIntensity,e(p.lightMap,g.lightMapTransform)),p.aoMap&&(g.aoMap.value=p.aoMap,g.aoMapIntensity.value=p.aoMapIntensity,e(p.aoMap,g.aoMapTransform))}function o(g,p){g.diffuse.value.copy(p.color),g.opacity.value=p.opacity,p.map&&(g.map.value=p.map,e(p.map,g.mapTransform))}function a(g,p){g.dashSize.value=p.dashSize,g.totalSize.value=p.dashSize+p.gapSize,g.scale.value=p.scale}function l(g,p,v,T){g.diffuse.value.copy(p.color),g.opacity.value=p.opacity,g.size.value=p.size*v,g.scale.value=T*.5,p.map&&(g.map.value=p.map,e(p.map,g.uvTransform)),p.alphaMap&&(g.alphaMap.value=p.alphaMap,e(p.alphaMap,g.alphaMapTransform)),p.alphaTest>0&&(g.alphaTest.value=p.alphaTest)}function c(g,p){g.diffuse.value.copy(p.color),g.opacity.value=p.opacity,g.rotation.value=p.rotation,p.map&&(g.map.value=p.map,e(p.map,g.mapTransform)),p.alphaMap&&(g.alphaMap.value=p.alphaMap,e(p.alphaMap,g.alphaMapTransform)),p.alphaTest>0&&(g.alphaTest.value=p.alphaTest)}function u(g,p){g.specular.value.copy(p.specular),g.shininess.value=Math.max(p.shininess,1e-4)}function h(g,p){p.gradientMap&&(g.gradientMap.value=p.gradientMap)}function d(g,p){g.metalness.value=p.metalness,p.metalnessMap&&(g.metalnessMap.value=p.metalnessMap,e(p.metalnessMap,g.metalnessMapTransform)),g.roughness.value=p.roughness,p.roughnessMap&&(g.roughnessMap.value=p.roughnessMap,e(p.roughnessMap,g.roughnessMapTransform)),p.envMap&&(g.envMapIntensity.value=p.envMapIntensity)}function f(g,p,v){g.ior.value=p.ior,p.diffuseRoughness>0&&(g.diffuseRoughness.value=p.diffuseRoughness,p.diffuseRoughnessMap&&(g.diffuseRoughnessMap.value=p.diffuseRoughnessMap,e(p.diffuseRoughnessMap,g.diffuseRoughnessMapTransform))),p.sheen>0&&(g.sheenColor.value.copy(p.sheenColor).multiplyScalar(p.sheen),g.sheenRoughness.value=p.sheenRoughness,p.sheenColorMap&&(g.sheenColorMap.value=p.sheenColorMap,e(p.sheenColorMap,g.sheenColorMapTransform)),p.sheenRoughnessMap&&(g.sheenRoughnessMap.value=p.sheenRoughnessMap,e(p.sheenRoughnessMap,g.sheenRoughnessMapTransform))),p.clearcoat>0&&(g.clearcoat.value=p.clearcoat,g.clearcoatRoughness.value=p.clearcoatRoughness,p.clearcoatMap&&(g.clearcoatMap.value=p.clearcoatMap,e(p.clearcoatMap,g.clearcoatMapTransform)),p.clearcoatRoughnessMap&&(g.clearcoatRoughnessMap.value=p.clearcoatRoughnessMap,e(p.clearcoatRoughnessMap,g.clearcoatRoughnessMapTransform)),p.clearcoatNormalMap&&(g.clearcoatNormalMap.value=p.clearcoatNormalMap,e(p.clearcoatNormalMap,g.clearcoatNormalMapTransform),g.clearcoatNormalScale.value.copy(p.clearcoatNormalScale),p.side===Wn&&g.clearcoatNormalScale.value.negate())),p.dispersion>0&&(g.dispersion.value=p.dispersion),p.retroreflectivity>0&&(g.retroreflectivity.value=p.retroreflectivity),p.iridescence>0&&(g.iridescence.value=p.iridescence,g.iridescenceIOR.value=p.iridescenceIOR,g.iridescenceThicknessMinimum.value=p.iridescenceThicknessMinimum,g.iridescenceThicknessMaximum.value=p.iridescenceThicknessMaximum,p.iridescenceMap&&(g.iridescenceMap.value=p.iridescenceMap,e(p.iridescenceMap,g.iridescenceMapTransform)),p.iridescenceThicknessMap&&(g.iridescenceThicknessMap.value=p.iridescenceThicknessMap,e(p.iridescenceThicknessMap,g.iridescenceThicknessMapTransform))),p.transmission>0&&(g.transmission.value=p.transmission,g.transmissionSamplerMap.value=v.texture,g.transmissionSamplerSize.value.set(v.width,v.height),p.transmissionMap&&(g.transmissionMap.value=p.transmissionMap,e(p.transmissionMap,g.transmissionMapTransform)),g.thickness.value=p.thickness,p.thicknessMap&&(g.thicknessMap.value=p.thicknessMap,e(p.thicknessMap,g.thicknessMapTransform)),g.attenuationDistance.value=p.attenuationDistance,g.attenuationColor.value.copy(p.attenuationColor)),p.anisotropy>0&&(g.anisotropyVector.value.set(p.anisotropy*Math.cos(p.anisotropyRotation),p.anisotropy*Math.sin(p.anisotropyRotation)),p.anisotropyMap&&(g.anisotropyMap.value=p.anisotropyMap,e(p.anisotropyMap,g.anisotropyMapTransform))),g.specularIntensity.value=p.specularIntensity,g.specularColor.value.copy(p.specularColor),p.specularColorMap&&(g.specularColorMap.value=p.specularColorMap,e(p.specularColorMap,g.specularColorMapTransform)),p.specularIntensityMap&&(g.specularIntensityMap.value=p.specularIntensityMap,e(p.specularIntensityMap,g.specularIntensityMapTransform))}function m(g,p){p.matcap&&(g.matcap.value=p.matcap)}function _(g,p){let v=t.get(p).light;g.referencePosition.value.setFromMatrixPosition(v.matrixWorld),g.nearDistance.value=v.shadow.camera.near,g.farDistance.value=v.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:s}}function FS(i,t,e,n){let s={},r={};function o(v,T){let b=T.program;n.uniformBlockBinding(v,b,s[v.id])}function a(v,T){let b=s[v.id];b===void 0&&(m(v),b=l(v),s[v.id]=b,v.addEventListener("dispose",g));let R=T.program;n.updateUBOMapping(v,R);let E=t.render.frame;r[v.id]!==E&&(c(v),r[v.id]=E)}function l(v){let T=i.createBuffer(),b=v.__size,R=v.usage;return i.bindBuffer(i.UNIFORM_BUFFER,T),i.bufferData(i.UNIFORM_BUFFER,b,R),i.bindBuffer(i.UNIFORM_BUFFER,null),T}function c(v){let T=s[v.id],b=v.uniforms,R=v.__cache;i.bindBuffer(i.UNIFORM_BUFFER,T);for(let E=0,y=b.length;E<y;E++){let A=b[E];if(Array.isArray(A))for(let F=0,I=A.length;F<I;F++)u(A[F],E,F,R);else u(A,E,0,R)}i.bindBuffer(i.UNIFORM_BUFFER,null)}function u(v,T,b,R){if(d(v,T,b,R)===!0){let E=v.__offset,y=v.value;if(Array.isArray(y)){let A=0;for(let F=0;F<y.length;F++){let I=y[F],L=_(I,!0);h(I,v.__data,A),A+=L.storage/Float32Array.BYTES_PER_ELEMENT}}else h(y,v.__data,0);i.bufferSubData(i.UNIFORM_BUFFER,E,v.__data)}}function h(v,T,b){typeof v=="number"||typeof v=="boolean"?T[b]=v:v.isMatrix3?(T[b]=v.elements[0],T[b+1]=v.elements[1],T[b+2]=v.elements[2],T[b+3]=0,T[b+4]=v.elements[3],T[b+5]=v.elements[4],T[b+6]=v.elements[5],T[b+7]=0,T[b+8]=v.elements[6],T[b+9]=v.elements[7],T[b+10]=v.elements[8],T[b+11]=0):ArrayBuffer.isView(v)?T.set(v.subarray(0,T.length-b),b):v.toArray(T,b)}function d(v,T,b,R){let E=v.value,y=T+"_"+b;if(Array.isArray(E)){R[y]===void 0&&(R[y]=[]);let A=R[y],F=!1;for(let I=0;I<E.length;I++)f(E[I],A,I)===!0&&(F=!0);return F}return f(E,R,y)}function f(v,T,b){if(T[b]===void 0)return typeof v=="number"||typeof v=="boolean"?T[b]=v:ArrayBuffer.isView(v)?T[b]=v.slice():T[b]=v.clone(),!0;{let R=T[b];if(typeof v=="number"||typeof v=="boolean"){if(R!==v)return T[b]=v,!0}else{if(ArrayBuffer.isView(v))return!0;if(R.equals(v)===!1)return R.copy(v),!0}}return!1}function m(v){let T=v.uniforms,b=0,R=16;for(let y=0,A=T.length;y<A;y++){let F=Array.isArray(T[y])?T[y]:[T[y]];for(let I=0,L=F.length;I<L;I++){let z=F[I],G=Array.isArray(z.value)?z.value:[z.value],D=Array.isArray(T[y])||Array.isArray(z.value),W=b;for(let H=0,lt=G.length;H<lt;H++){let Z=G[H],j=_(Z,D),et=b%R,dt=et%j.boundary,ut=et+dt;b+=dt,ut!==0&&R-ut<j.storage&&(b+=R-ut),H===0&&(W=b),b+=j.storage}let Y=z.type==="int"?Int32Array:z.type==="uint"?Uint32Array:Float32Array;z.__data=new Y((b-W)/Float32Array.BYTES_PER_ELEMENT),z.__offset=W}}let E=b%R;return E>0&&(b+=R-E),v.__size=b,v.__cache={},this}function _(v,T){let b={boundary:0,storage:0};return typeof v=="number"||typeof v=="boolean"?(b.boundary=4,b.storage=4):v.isVector2?(b.boundary=8,b.storage=8):v.isVector3||v.isColor?(b.boundary=16,b.storage=12):v.isVector4?(b.boundary=16,b.storage=16):v.isMatrix3?(b.boundary=16,b.storage=48):v.isMatrix4?(b.boundary=16,b.storage=64):v.isTexture?Yt("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(v)?(b.boundary=16,b.storage=v.byteLength):Yt("WebGLRenderer: Unsupported uniform value type.",v),T===!0&&(b.boundary=16,b.storage=Math.ceil(b.storage/16)*16),b}function g(v){let T=v.target;T.removeEventListener("dispose",g),i.deleteBuffer(s[T.id]),delete s[T.id],delete r[T.id]}function p(){for(let v in s)i.deleteBuffer(s[v]);s={},r={}}return{bind:o,update:a,dispose:p}}var US=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),Ki=null;function OS(){return Ki===null&&(Ki=new la(US,16,16,qs,Ci),Ki.name="DFG_LUT",Ki.minFilter=Hn,Ki.magFilter=Hn,Ki.wrapS=qi,Ki.wrapT=qi,Ki.generateMipmaps=!1,Ki.needsUpdate=!0),Ki}var Zc=class{constructor(t={}){let{canvas:e=kp(),context:n=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:u="default",failIfMajorPerformanceCaveat:h=!1,reversedDepthBuffer:d=!1,outputBufferType:f=Yn}=t;this.isWebGLRenderer=!0;let m;if(n!==null){if(typeof WebGLRenderingContext<"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");m=n.getContextAttributes().alpha}else m=o;let _=f,g=new Set([fc,dc,uc]),p=new Set([Yn,Ri,po,cr,lc,cc]),v=new Uint32Array(4),T=new Int32Array(4),b={textures:[],min:[],max:[],resolution:[]},R=null,E=null,y=[],A=[],F=null;this.domElement=e,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=Ji,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let I=this,L=!1,z=null,G=null,D=null,W=null;this._outputColorSpace=ii;let Y=0,H=0,lt=null,Z=-1,j=null,et=new Xe,dt=new Xe,ut=null,tt=new oe(0),mt=0,yt=e.width,Tt=e.height,St=1,Ht=null,se=null,Vt=new Xe(0,0,yt,Tt),de=new Xe(0,0,yt,Tt),le=!1,ee=new Bs,We=new Bl,Oe=!1,sn=!1,Le=new xe,xn=new U,ve=new Xe,dn={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},$e=!1;function rn(){return lt===null?St:1}let B=n;function Ct(w,V){return e.getContext(w,V)}let $t,re,Mt,Ne,zt,Xt,C,S,X,ht,ot,_t,xt,nt,st,pt,O,rt,it,wt,gt,bt,Gt;try{let w={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:u,failIfMajorPerformanceCaveat:h};if("setAttribute"in e&&e.setAttribute("data-engine",`three.js r${"187"}`),e.addEventListener("webglcontextlost",Ot,!1),e.addEventListener("webglcontextrestored",Kt,!1),e.addEventListener("webglcontextcreationerror",Rt,!1),B===null){let V="webgl2";if(B=Ct(V,w),B===null)throw Ct(V)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}Jt()}catch(w){throw e.removeEventListener("webglcontextlost",Ot,!1),e.removeEventListener("webglcontextrestored",Kt,!1),e.removeEventListener("webglcontextcreationerror",Rt,!1),jt("WebGLRenderer: "+w.message),w}function Jt(){$t=new $v(B),$t.init(),gt=new PS(B,$t),re=new Ov(B,$t,t,gt),Mt=new RS(B,$t),re.reversedDepthBuffer&&d&&Mt.buffers.depth.setReversed(!0),G=B.createFramebuffer(),D=B.createFramebuffer(),W=B.createFramebuffer(),Ne=new Kv(B),zt=new pS,Xt=new CS(B,$t,Mt,zt,re,gt,Ne),C=new Yv(I),S=new Q_(B),bt=new Fv(B,S),X=new Zv(B,S,Ne,bt),ht=new Qv(B,X,S,bt,Ne),rt=new jv(B,re,Xt),st=new Bv(zt),ot=new fS(I,C,$t,re,bt,st),_t=new NS(I,zt),xt=new gS,nt=new SS($t),O=new Nv(I,C,Mt,ht,m,l),pt=new TS(I,ht,re),Gt=new FS(B,Ne,re,Mt),it=new Uv(B,$t,Ne),wt=new Jv(B,$t,Ne),Ne.programs=ot.programs,I.capabilities=re,I.extensions=$t,I.properties=zt,I.renderLists=xt,I.shadowMap=pt,I.state=Mt,I.info=Ne}_!==Yn&&(F=new eb(_,e.width,e.height,a,s,r));let ct=new md(I,B);this.xr=ct,this.getContext=function(){return B},this.getContextAttributes=function(){return B.getContextAttributes()},this.forceContextLoss=function(){let w=$t.get("WEBGL_lose_context");w&&w.loseContext()},this.forceContextRestore=function(){let w=$t.get("WEBGL_lose_context");w&&w.restoreContext()},this.getPixelRatio=function(){return St},this.setPixelRatio=function(w){w!==void 0&&(St=w,this.setSize(yt,Tt,!1))},this.getSize=function(w){return w.set(yt,Tt)},this.setSize=function(w,V,Q=!0){if(ct.isPresenting){Yt("WebGLRenderer: Can't change size while VR device is presenting.");return}yt=w,Tt=V,e.width=Math.floor(w*St),e.height=Math.floor(V*St),Q===!0&&(e.style.width=w+"px",e.style.height=V+"px"),F!==null&&F.setSize(e.width,e.height),this.setViewport(0,0,w,V)},this.getDrawingBufferSize=function(w){return w.set(yt*St,Tt*St).floor()},this.setDrawingBufferSize=function(w,V,Q){yt=w,Tt=V,St=Q,e.width=Math.floor(w*Q),e.height=Math.floor(V*Q),this.setViewport(0,0,w,V)},this.setEffects=function(w){if(_===Yn){jt("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(w){for(let V=0;V<w.length;V++)if(w[V].isOutputPass===!0){Yt("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}F.setEffects(w||[])},this.getCurrentViewport=function(w){return w.copy(et)},this.getViewport=function(w){return w.copy(Vt)},this.setViewport=function(w,V,Q,$){w.isVector4?Vt.set(w.x,w.y,w.z,w.w):Vt.set(w,V,Q,$),Mt.viewport(et.copy(Vt).multiplyScalar(rn()).round())},this.getScissor=function(w){return w.copy(de)},this.setScissor=function(w,V,Q,$){w.isVector4?de.set(w.x,w.y,w.z,w.w):de.set(w,V,Q,$),Mt.scissor(dt.copy(de).multiplyScalar(rn()).round())},this.getScissorTest=function(){return le},this.setScissorTest=function(w){Mt.setScissorTest(le=w)},this.setOpaqueSort=function(w){Ht=w},this.setTransparentSort=function(w){se=w},this.getClearColor=function(w){return w.copy(O.getClearColor())},this.setClearColor=function(){O.setClearColor(...arguments)},this.getClearAlpha=function(){return O.getClearAlpha()},this.setClearAlpha=function(){O.setClearAlpha(...arguments)},this.clear=function(w=!0,V=!0,Q=!0){let $=0;if(w){let J=!1;if(lt!==null){let At=lt.texture.format;J=g.has(At)}if(J){let At=lt.texture.type,Pt=p.has(At),Et=O.getClearColor(),It=O.getClearAlpha(),kt=Et.r,Qt=Et.g,fe=Et.b;Pt?(v[0]=kt,v[1]=Qt,v[2]=fe,v[3]=It,B.clearBufferuiv(B.COLOR,0,v)):(T[0]=kt,T[1]=Qt,T[2]=fe,T[3]=It,B.clearBufferiv(B.COLOR,0,T))}else $|=B.COLOR_BUFFER_BIT}V&&($|=B.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),Q&&($|=B.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),$!==0&&B.clear($)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(w){w.setRenderer(this),z=w},this.dispose=function(){e.removeEventListener("webglcontextlost",Ot,!1),e.removeEventListener("webglcontextrestored",Kt,!1),e.removeEventListener("webglcontextcreationerror",Rt,!1),O.dispose(),xt.dispose(),nt.dispose(),Xt.dispose(),zt.dispose(),C.dispose(),ht.dispose(),X.dispose(),bt.dispose(),Gt.dispose(),ot.dispose(),ct.dispose(),ct.removeEventListener("sessionstart",Ya),ct.removeEventListener("sessionend",Ui),ts.stop()};function Ot(w){w.preventDefault(),ju("WebGLRenderer: Context Lost."),L=!0}function Kt(){ju("WebGLRenderer: Context Restored."),L=!1;let w=Ne.autoReset,V=pt.enabled,Q=pt.autoUpdate,$=pt.needsUpdate,J=pt.type;Jt(),Ne.autoReset=w,pt.enabled=V,pt.autoUpdate=Q,pt.needsUpdate=$,pt.type=J}function Rt(w){jt("WebGLRenderer: A WebGL context could not be created. Reason: ",w.statusMessage)}function ae(w){let V=w.target;V.removeEventListener("dispose",ae),Be(V)}function Be(w){Un(w),zt.remove(w)}function Un(w){let V=zt.get(w).programs;V!==void 0&&(V.forEach(function(Q){ot.releaseProgram(Q)}),w.isShaderMaterial&&ot.releaseShaderCache(w))}this.renderBufferDirect=function(w,V,Q,$,J,At){V===null&&(V=dn);let Pt=J.isMesh&&J.matrixWorld.determinantAffine()<0,Et=Fo(w,V,Q,$,J);Mt.setMaterial($,Pt);let It=Q.index,kt=1;if($.wireframe===!0){if(It=X.getWireframeAttribute(Q),It===void 0)return;kt=2}let Qt=Q.drawRange,fe=Q.attributes.position,Bt=Qt.start*kt,pe=(Qt.start+Qt.count)*kt;At!==null&&(Bt=Math.max(Bt,At.start*kt),pe=Math.min(pe,(At.start+At.count)*kt)),It!==null?(Bt=Math.max(Bt,0),pe=Math.min(pe,It.count)):fe!=null&&(Bt=Math.max(Bt,0),pe=Math.min(pe,fe.count));let Ye=pe-Bt;if(Ye<0||Ye===1/0)return;bt.setup(J,$,Et,Q,It);let Ce,Pe=it;if(It!==null&&(Ce=S.get(It),Pe=wt,Pe.setIndex(Ce)),J.isMesh)$.wireframe===!0?(Mt.setLineWidth($.wireframeLinewidth*rn()),Pe.setMode(B.LINES)):Pe.setMode(B.TRIANGLES);else if(J.isLine){let fn=$.linewidth;fn===void 0&&(fn=1),Mt.setLineWidth(fn*rn()),J.isLineSegments?Pe.setMode(B.LINES):J.isLineLoop?Pe.setMode(B.LINE_LOOP):Pe.setMode(B.LINE_STRIP)}else J.isPoints?Pe.setMode(B.POINTS):J.isSprite&&Pe.setMode(B.TRIANGLES);if(J.isBatchedMesh)if($t.get("WEBGL_multi_draw"))Pe.renderMultiDraw(J._multiDrawStarts,J._multiDrawCounts,J._multiDrawCount);else{let fn=J._multiDrawStarts,Ft=J._multiDrawCounts,on=J._multiDrawCount,ge=It?S.get(It).bytesPerElement:1,ns=zt.get($).currentProgram.getUniforms();for(let an=0;an<on;an++)ns.setValue(B,"_gl_DrawID",an),Pe.render(fn[an]/ge,Ft[an])}else if(J.isInstancedMesh)Pe.renderInstances(Bt,Ye,J.count);else if(Q.isInstancedBufferGeometry){let fn=Q._maxInstanceCount!==void 0?Q._maxInstanceCount:1/0,Ft=Math.min(Q.instanceCount,fn);Pe.renderInstances(Bt,Ye,Ft)}else Pe.render(Bt,Ye)};function Lo(w,V,Q,$){z!==null&&w.isNodeMaterial&&z.setObject($,w),Oe===!0&&st.setState(w,Q,!1),w.transparent===!0&&w.side===_i&&w.forceSinglePass===!1?(w.side=Wn,w.needsUpdate=!0,Oi(w,V,$),w.side=Ws,w.needsUpdate=!0,Oi(w,V,$),w.side=_i):Oi(w,V,$)}this.compile=function(w,V,Q=null){Q===null&&(Q=w),z!==null&&z.renderStart(w,V,Q),E=nt.get(Q),E.init(V),A.push(E),Q.traverseVisible(function(J){J.isLight&&J.layers.test(V.layers)&&(E.pushLight(J),J.castShadow&&E.pushShadow(J))}),w!==Q&&w.traverseVisible(function(J){J.isLight&&J.layers.test(V.layers)&&(E.pushLight(J),J.castShadow&&E.pushShadow(J))}),E.setupLights(),z!==null&&z.updateLights(E.state.lightsArray),sn=this.localClippingEnabled,Oe=st.init(this.clippingPlanes,sn),Oe===!0&&st.setGlobalState(this.clippingPlanes,V),z!==null&&pt.render(E.state.shadowsArray,Q,V);let $=new Set;return w.traverse(function(J){if(!(J.isMesh||J.isPoints||J.isLine||J.isSprite))return;let At=J.material;if(At)if(Array.isArray(At))for(let Pt=0;Pt<At.length;Pt++){let Et=At[Pt];Lo(Et,Q,V,J),$.add(Et)}else Lo(At,Q,V,J),$.add(At)}),E=A.pop(),z!==null&&z.renderEnd(),$},this.compileAsync=function(w,V,Q=null){let $=this.compile(w,V,Q);return new Promise(J=>{function At(){if($.forEach(function(Pt){let It=zt.get(Pt).currentProgram;(It===void 0||It.isReady())&&$.delete(Pt)}),$.size===0){J(w);return}setTimeout(At,10)}$t.get("KHR_parallel_shader_compile")!==null?At():setTimeout(At,10)})};let vr=null;function zh(w){vr&&vr(w)}function Ya(){ts.stop()}function Ui(){ts.start()}let ts=new gm;ts.setAnimationLoop(zh),typeof self<"u"&&ts.setContext(self),this.setAnimationLoop=function(w){vr=w,ct.setAnimationLoop(w),w===null?ts.stop():ts.start()},ct.addEventListener("sessionstart",Ya),ct.addEventListener("sessionend",Ui),this.render=function(w,V){if(V!==void 0&&V.isCamera!==!0){jt("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(L===!0)return;z!==null&&z.renderStart(w,V);let Q=ct.enabled===!0&&ct.isPresenting===!0,$=F!==null&&(lt===null||Q)&&F.begin(I,lt);if(w.matrixWorldAutoUpdate===!0&&w.updateMatrixWorld(),V.parent===null&&V.matrixWorldAutoUpdate===!0&&V.updateMatrixWorld(),ct.enabled===!0&&ct.isPresenting===!0&&(F===null||F.isCompositing()===!1)&&(ct.cameraAutoUpdate===!0&&ct.updateCamera(V),V=ct.getCamera()),w.isScene===!0&&w.onBeforeRender(I,w,V,lt),E=nt.get(w,A.length),E.init(V),E.state.textureUnits=Xt.getTextureUnits(),A.push(E),Le.multiplyMatrices(V.projectionMatrix,V.matrixWorldInverse),V.isArrayCamera?We.setFromArrayCamera(V):ee.setFromProjectionMatrix(Le,mi,V.reversedDepth),sn=this.localClippingEnabled,Oe=st.init(this.clippingPlanes,sn),R=xt.get(w,y.length),R.init(),y.push(R),this.info.render.frame++,ct.enabled===!0&&ct.isPresenting===!0){let Pt=I.xr.getDepthSensingMesh();Pt!==null&&es(Pt,V,-1/0,I.sortObjects)}es(w,V,0,I.sortObjects),R.finish(),z!==null&&z.updateLights(E.state.lightsArray),I.sortObjects===!0&&R.sort(Ht,se),$e=ct.enabled===!1||ct.isPresenting===!1||ct.hasDepthSensing()===!1,$e&&O.addToRenderList(R,w),this.info.autoReset===!0&&this.info.reset(),Oe===!0&&st.beginShadows();let J=E.state.shadowsArray;if(pt.render(J,w,V),Oe===!0&&st.endShadows(),($&&F.hasRenderPass())===!1){let Pt=R.opaque,Et=R.transmissive;if(E.setupLights(),V.isArrayCamera){let It=V.cameras;if(Et.length>0)for(let kt=0,Qt=It.length;kt<Qt;kt++){let fe=It[kt];bi(Pt,Et,w,fe)}$e&&O.render(w);for(let kt=0,Qt=It.length;kt<Qt;kt++){let fe=It[kt];Do(R,w,fe,fe.viewport)}}else Et.length>0&&bi(Pt,Et,w,V),$e&&O.render(w),Do(R,w,V)}lt!==null&&H===0&&(Xt.updateMultisampleRenderTarget(lt),Xt.updateRenderTargetMipmap(lt)),$&&F.end(I),w.isScene===!0&&w.onAfterRender(I,w,V),bt.resetDefaultState(),Z=-1,j=null,A.pop(),A.length>0?(E=A[A.length-1],Xt.setTextureUnits(E.state.textureUnits),Oe===!0&&st.setGlobalState(I.clippingPlanes,E.state.camera)):E=null,y.pop(),y.length>0?R=y[y.length-1]:R=null,z!==null&&z.renderEnd()};function es(w,V,Q,$){if(w.visible===!1)return;if(w.layers.test(V.layers)){if(w.isGroup)Q=w.renderOrder;else if(w.isLOD)w.autoUpdate===!0&&w.update(V);else if(w.isLight)E.pushLight(w),w.castShadow&&E.pushShadow(w);else if(w.isSprite){let Pt=V.isArrayCamera?We:ee;if(!w.frustumCulled||w.intersectsFrustum(Pt)){$&&ve.setFromMatrixPosition(w.matrixWorld).applyMatrix4(Le);let Et=ht.update(w),It=w.material;It.visible&&R.push(w,Et,It,Q,ve.z,null,V)}}else if(w.isMesh||w.isLine||w.isPoints){let Pt=V.isArrayCamera?We:ee;if(!w.frustumCulled||w.intersectsFrustum(Pt)){let Et=ht.update(w),It=w.material;if($&&(w.boundingSphere!==void 0?(w.boundingSphere===null&&w.computeBoundingSphere(),ve.copy(w.boundingSphere.center)):(Et.boundingSphere===null&&Et.computeBoundingSphere(),ve.copy(Et.boundingSphere.center)),ve.applyMatrix4(w.matrixWorld).applyMatrix4(Le)),Array.isArray(It)){let kt=Et.groups;for(let Qt=0,fe=kt.length;Qt<fe;Qt++){let Bt=kt[Qt],pe=It[Bt.materialIndex];pe&&pe.visible&&R.push(w,Et,pe,Q,ve.z,Bt,V)}}else It.visible&&R.push(w,Et,It,Q,ve.z,null,V)}}}let At=w.children;for(let Pt=0,Et=At.length;Pt<Et;Pt++)es(At[Pt],V,Q,$)}function Do(w,V,Q,$){let{opaque:J,transmissive:At,transparent:Pt}=w;E.setupLightsView(Q),Oe===!0&&st.setGlobalState(I.clippingPlanes,Q),$&&Mt.viewport(et.copy($)),J.length>0&&Ze(J,V,Q),At.length>0&&Ze(At,V,Q),Pt.length>0&&Ze(Pt,V,Q),Mt.buffers.depth.setTest(!0),Mt.buffers.depth.setMask(!0),Mt.buffers.color.setMask(!0),Mt.setPolygonOffset(!1)}function bi(w,V,Q,$){if((Q.isScene===!0?Q.overrideMaterial:null)!==null)return;if(E.state.transmissionRenderTarget[$.id]===void 0){let Bt=$t.has("EXT_color_buffer_half_float")||$t.has("EXT_color_buffer_float");E.state.transmissionRenderTarget[$.id]=new ri(1,1,{generateMipmaps:!0,type:Bt?Ci:Yn,minFilter:ms,samples:Math.max(4,re.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:_e.workingColorSpace})}let At=E.state.transmissionRenderTarget[$.id],Pt=$.viewport||et;At.setSize(Pt.z*I.transmissionResolutionScale,Pt.w*I.transmissionResolutionScale);let Et=I.getRenderTarget(),It=I.getActiveCubeFace(),kt=I.getActiveMipmapLevel();I.setRenderTarget(At),I.getClearColor(tt),mt=I.getClearAlpha(),mt<1&&I.setClearColor(16777215,.5),I.clear(),$e&&O.render(Q);let Qt=I.toneMapping;I.toneMapping=Ji;let fe=$.viewport;if($.viewport!==void 0&&($.viewport=void 0),E.setupLightsView($),Oe===!0&&st.setGlobalState(I.clippingPlanes,$),Ze(w,Q,$),Xt.updateMultisampleRenderTarget(At),Xt.updateRenderTargetMipmap(At),$t.has("WEBGL_multisampled_render_to_texture")===!1){let Bt=!1;for(let pe=0,Ye=V.length;pe<Ye;pe++){let Ce=V[pe],{object:Pe,geometry:fn,material:Ft,group:on}=Ce;if(Ft.side===_i&&Pe.layers.test($.layers)){let ge=Ft.side;Ft.side=Wn,Ft.needsUpdate=!0,en(Pe,Q,$,fn,Ft,on),Ft.side=ge,Ft.needsUpdate=!0,Bt=!0}}Bt===!0&&(Xt.updateMultisampleRenderTarget(At),Xt.updateRenderTargetMipmap(At))}I.setRenderTarget(Et,It,kt),I.setClearColor(tt,mt),fe!==void 0&&($.viewport=fe),I.toneMapping=Qt}function Ze(w,V,Q){let $=V.isScene===!0?V.overrideMaterial:null;for(let J=0,At=w.length;J<At;J++){let Pt=w[J],{object:Et,geometry:It,group:kt}=Pt,Qt=Pt.material;Qt.allowOverride===!0&&$!==null&&(Qt=$),Et.layers.test(Q.layers)&&en(Et,V,Q,It,Qt,kt)}}function en(w,V,Q,$,J,At){z!==null&&J.isNodeMaterial&&z.setObject(w,J),w.onBeforeRender(I,V,Q,$,J,At),w.modelViewMatrix.multiplyMatrices(Q.matrixWorldInverse,w.matrixWorld),w.normalMatrix.getNormalMatrix(w.modelViewMatrix),J.onBeforeRender(I,V,Q,$,w,At),J.transparent===!0&&J.side===_i&&J.forceSinglePass===!1?(J.side=Wn,J.needsUpdate=!0,I.renderBufferDirect(Q,V,$,J,w,At),J.side=Ws,J.needsUpdate=!0,I.renderBufferDirect(Q,V,$,J,w,At),J.side=_i):I.renderBufferDirect(Q,V,$,J,w,At),w.onAfterRender(I,V,Q,$,J,At)}function nn(w){let V=0;for(let Q of w)Q.texture!==null&&V++;return V}function Oi(w,V,Q){V.isScene!==!0&&(V=dn);let $=zt.get(w),J=E.state.lights,At=E.state.shadowsArray,Pt=J.state.version,Et=ot.getParameters(w,J.state,At,V,Q,E.state.lightProbeGridArray),It=ot.getProgramCacheKey(Et),kt=$.programs;$.environment=w.isMeshStandardMaterial||w.isMeshLambertMaterial||w.isMeshPhongMaterial?V.environment:null,$.fog=V.fog;let Qt=w.isMeshStandardMaterial||w.isMeshLambertMaterial&&!w.envMap||w.isMeshPhongMaterial&&!w.envMap;$.envMap=C.get(w.envMap||$.environment,Qt),$.envMapRotation=$.environment!==null&&w.envMap===null?V.environmentRotation:w.envMapRotation,kt===void 0&&(w.addEventListener("dispose",ae),kt=new Map,$.programs=kt,$.programVariants=new Map);let fe=kt.get(It);if(fe!==void 0){if($.currentProgram===fe&&$.lightsStateVersion===Pt)return No(w,Et),fe}else Et.uniforms=ot.getUniforms(w),z!==null&&w.isNodeMaterial&&z.build(w,Q,Et),w.onBeforeCompile(Et,I),fe=ot.acquireProgram(Et,It),kt.set(It,fe),$.uniforms=Et.uniforms;let Bt=$.uniforms;return(!w.isShaderMaterial&&!w.isRawShaderMaterial||w.clipping===!0)&&(Bt.clippingPlanes=st.uniform),No(w,Et),$.needsLights=ws(w),$.lightsStateVersion=Pt,$.needsLights&&(Bt.ambientLightColor.value=J.state.ambient,Bt.lightProbe.value=J.state.probe,Bt.sunLights.value=J.state.sun,Bt.sunLightShadows.value=J.state.sunShadow,Bt.directionalLights.value=J.state.directional,Bt.directionalLightShadows.value=J.state.directionalShadow,Bt.spotLights.value=J.state.spot,Bt.spotLightShadows.value=J.state.spotShadow,Bt.rectAreaLights.value=J.state.rectArea,Bt.ltc_1.value=J.state.rectAreaLTC1,Bt.ltc_2.value=J.state.rectAreaLTC2,Bt.pointLights.value=J.state.point,Bt.pointLightShadows.value=J.state.pointShadow,Bt.hemisphereLights.value=J.state.hemi,Bt.sunShadowMatrix.value=J.state.sunShadowMatrix,Bt.sunShadowCascade.value=J.state.sunShadowCascade,Bt.directionalShadowMatrix.value=J.state.directionalShadowMatrix,Bt.spotLightMatrix.value=J.state.spotLightMatrix,Bt.spotLightMap.value=J.state.spotLightMap,Bt.pointShadowMatrix.value=J.state.pointShadowMatrix),$.numLightProbeGrids=nn(E.state.lightProbeGridArray),$.currentProgram=fe,$.uniformsList=null,fe}function Kn(w,V,Q,$,J){let At=zt.get(w),Pt=At.currentProgram.id+","+$+","+J,Et=At.programVariants.get(Pt);return Et===void 0?(Et=Oi(w,V,Q),At.programVariants.set(Pt,Et)):(At.currentProgram=Et,At.uniformsList=null,At.outputColorSpace=$,At.toneMapping=J),Et}function Ms(w){if(w.uniformsList===null){let V=w.currentProgram.getUniforms();w.uniformsList=go.seqWithValue(V.seq,w.uniforms)}return w.uniformsList}function No(w,V){let Q=zt.get(w);Q.outputColorSpace=V.outputColorSpace,Q.batching=V.batching,Q.batchingColor=V.batchingColor,Q.instancing=V.instancing,Q.instancingColor=V.instancingColor,Q.instancingMorph=V.instancingMorph,Q.skinning=V.skinning,Q.morphTargets=V.morphTargets,Q.morphNormals=V.morphNormals,Q.morphColors=V.morphColors,Q.morphTargetsCount=V.morphTargetsCount,Q.numClippingPlanes=V.numClippingPlanes,Q.numIntersection=V.numClipIntersection,Q.vertexAlphas=V.vertexAlphas,Q.vertexTangents=V.vertexTangents,Q.toneMapping=V.toneMapping}function Fo(w,V,Q,$,J){V.isScene!==!0&&(V=dn),Xt.resetTextureUnits();let At=V.fog,Pt=$.isMeshStandardMaterial||$.isMeshLambertMaterial||$.isMeshPhongMaterial?V.environment:null,Et=lt===null?I.outputColorSpace:lt.isXRRenderTarget===!0?lt.texture.colorSpace:_e.workingColorSpace,It=$.isMeshStandardMaterial||$.isMeshLambertMaterial&&!$.envMap||$.isMeshPhongMaterial&&!$.envMap,kt=C.get($.envMap||Pt,It),Qt=$.vertexColors===!0&&!!Q.attributes.color&&Q.attributes.color.itemSize===4,fe=!!Q.attributes.tangent&&(!!$.normalMap||$.anisotropy>0),Bt=!!Q.morphAttributes.position,pe=!!Q.morphAttributes.normal,Ye=!!Q.morphAttributes.color,Ce=Ji;$.toneMapped&&(lt===null||lt.isXRRenderTarget===!0)&&(Ce=I.toneMapping);let Pe=Q.morphAttributes.position||Q.morphAttributes.normal||Q.morphAttributes.color,fn=Pe!==void 0?Pe.length:0,Ft=zt.get($),on=E.state.lights;if(Oe===!0&&(sn===!0||w!==j)){let Ie=w===j&&$.id===Z;st.setState($,w,Ie)}let ge=!1,ns=!1;$.version===Ft.__version?Ft.needsLights&&Ft.lightsStateVersion!==on.state.version||J.isBatchedMesh&&Ft.batching===!1||!J.isBatchedMesh&&Ft.batching===!0||J.isBatchedMesh&&Ft.batchingColor===!0&&J._colorsTexture===null||J.isBatchedMesh&&Ft.batchingColor===!1&&J._colorsTexture!==null||J.isInstancedMesh&&Ft.instancing===!1||!J.isInstancedMesh&&Ft.instancing===!0||J.isSkinnedMesh&&Ft.skinning===!1||!J.isSkinnedMesh&&Ft.skinning===!0||J.isInstancedMesh&&Ft.instancingColor===!0&&J.instanceColor===null||J.isInstancedMesh&&Ft.instancingColor===!1&&J.instanceColor!==null||J.isInstancedMesh&&Ft.instancingMorph===!0&&J.morphTexture===null||J.isInstancedMesh&&Ft.instancingMorph===!1&&J.morphTexture!==null||Ft.envMap!==kt||$.fog===!0&&Ft.fog!==At||Ft.numClippingPlanes!==void 0&&(Ft.numClippingPlanes!==st.numPlanes||Ft.numIntersection!==st.numIntersection)||Ft.vertexAlphas!==Qt||Ft.vertexTangents!==fe||Ft.morphTargets!==Bt||Ft.morphNormals!==pe||Ft.morphColors!==Ye||Ft.morphTargetsCount!==fn||Ft.numLightProbeGrids!==nn(E.state.lightProbeGridArray)?ge=!0:(Ft.outputColorSpace!==Et||Ft.toneMapping!==Ce)&&(ns=!0):(ge=!0,Ft.__version=$.version);let an=Ft.currentProgram;(ge===!0||ns===!0)&&(an=ns===!0?Kn($,V,J,Et,Ce):Oi($,V,J),z&&$.isNodeMaterial&&z.onUpdateProgram($,an,Ft));let Mr=!1,Bi=!1,is=!1,ce=an.getUniforms(),Je=Ft.uniforms;if(Mt.useProgram(an.program)&&(Mr=!0,Bi=!0,is=!0),$.id!==Z&&(Z=$.id,Bi=!0),Mr||j!==w){Mt.buffers.depth.getReversed()&&w.reversedDepth!==!0&&(w._reversedDepth=!0,w.updateProjectionMatrix()),ce.setValue(B,"projectionMatrix",w.projectionMatrix),ce.setValue(B,"viewMatrix",w.matrixWorldInverse);let ln=ce.map.cameraPosition;ln!==void 0&&ln.setValue(B,xn.setFromMatrixPosition(w.matrixWorld)),re.logarithmicDepthBuffer&&ce.setValue(B,"logDepthBufFC",2/(Math.log(w.far+1)/Math.LN2)),($.isMeshPhongMaterial||$.isMeshToonMaterial||$.isMeshLambertMaterial||$.isMeshBasicMaterial||$.isMeshStandardMaterial||$.isShaderMaterial)&&ce.setValue(B,"isOrthographic",w.isOrthographicCamera===!0),j!==w&&(j=w,Bi=!0,is=!0)}if(Ft.needsLights&&(on.state.sunShadowMap.length>0&&ce.setValue(B,"sunShadowMap",on.state.sunShadowMap,Xt),on.state.directionalShadowMap.length>0&&ce.setValue(B,"directionalShadowMap",on.state.directionalShadowMap,Xt),on.state.spotShadowMap.length>0&&ce.setValue(B,"spotShadowMap",on.state.spotShadowMap,Xt),on.state.pointShadowMap.length>0&&ce.setValue(B,"pointShadowMap",on.state.pointShadowMap,Xt)),J.isSkinnedMesh){ce.setOptional(B,J,"bindMatrix"),ce.setOptional(B,J,"bindMatrixInverse");let Ie=J.skeleton;Ie&&(Ie.boneTexture===null&&Ie.computeBoneTexture(),ce.setValue(B,"boneTexture",Ie.boneTexture,Xt))}J.isBatchedMesh&&(ce.setOptional(B,J,"batchingTexture"),ce.setValue(B,"batchingTexture",J._matricesTexture,Xt),ce.setOptional(B,J,"batchingIdTexture"),ce.setValue(B,"batchingIdTexture",J._indirectTexture,Xt),ce.setOptional(B,J,"batchingColorTexture"),J._colorsTexture!==null&&ce.setValue(B,"batchingColorTexture",J._colorsTexture,Xt));let On=Q.morphAttributes;if((On.position!==void 0||On.normal!==void 0||On.color!==void 0)&&rt.update(J,Q,an),(Bi||Ft.receiveShadow!==J.receiveShadow)&&(Ft.receiveShadow=J.receiveShadow,ce.setValue(B,"receiveShadow",J.receiveShadow)),($.isMeshStandardMaterial||$.isMeshLambertMaterial||$.isMeshPhongMaterial)&&$.envMap===null&&V.environment!==null&&(Je.envMapIntensity.value=V.environmentIntensity),Je.dfgLUT!==void 0&&(Je.dfgLUT.value=OS()),Bi){if(ce.setValue(B,"toneMappingExposure",I.toneMappingExposure),Ft.needsLights&&br(Je,is),At&&$.fog===!0&&_t.refreshFogUniforms(Je,At),_t.refreshMaterialUniforms(Je,$,St,Tt,E.state.transmissionRenderTarget[w.id]),Ft.needsLights&&Ft.numLightProbeGrids>0){let Ie=b,ln=0;for(let Pn of E.state.lightProbeGridArray)Pn.texture!==null&&(Ie.textures[ln]=Pn.texture,Ie.min[ln]=Pn.boundingBox.min,Ie.max[ln]=Pn.boundingBox.max,Ie.resolution[ln]=Pn.resolution,ln++);for(let Pn in Ie)Ie[Pn].length=ln;Je.probesSH.value=Ie.textures,Je.probesMin.value=Ie.min,Je.probesMax.value=Ie.max,Je.probesResolution.value=Ie.resolution}go.upload(B,Ms(Ft),Je,Xt)}if($.isShaderMaterial&&$.uniformsNeedUpdate===!0&&(go.upload(B,Ms(Ft),Je,Xt),$.uniformsNeedUpdate=!1),$.isSpriteMaterial&&ce.setValue(B,"center",J.center),ce.setValue(B,"modelViewMatrix",J.modelViewMatrix),ce.setValue(B,"normalMatrix",J.normalMatrix),ce.setValue(B,"modelMatrix",J.matrixWorld),$.uniformsGroups!==void 0){let Ie=$.uniformsGroups;for(let ln=0,Pn=Ie.length;ln<Pn;ln++){let $a=Ie[ln];Gt.update($a,an),Gt.bind($a,an)}}return an}function br(w,V){w.ambientLightColor.needsUpdate=V,w.lightProbe.needsUpdate=V,w.sunLights.needsUpdate=V,w.sunLightShadows.needsUpdate=V,w.directionalLights.needsUpdate=V,w.directionalLightShadows.needsUpdate=V,w.pointLights.needsUpdate=V,w.pointLightShadows.needsUpdate=V,w.spotLights.needsUpdate=V,w.spotLightShadows.needsUpdate=V,w.rectAreaLights.needsUpdate=V,w.hemisphereLights.needsUpdate=V}function ws(w){return w.isMeshLambertMaterial||w.isMeshToonMaterial||w.isMeshPhongMaterial||w.isMeshStandardMaterial||w.isShadowMaterial||w.isShaderMaterial&&w.lights===!0}this.getActiveCubeFace=function(){return Y},this.getActiveMipmapLevel=function(){return H},this.getRenderTarget=function(){return lt},this.setRenderTargetTextures=function(w,V,Q){let $=zt.get(w);$.__autoAllocateDepthBuffer=w.resolveDepthBuffer===!1,$.__autoAllocateDepthBuffer===!1&&($.__useRenderToTexture=!1),zt.get(w.texture).__webglTexture=V,zt.get(w.depthTexture).__webglTexture=$.__autoAllocateDepthBuffer?void 0:Q,$.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(w,V){let Q=zt.get(w);Q.__webglFramebuffer=V,Q.__useDefaultFramebuffer=V===void 0},this.setRenderTarget=function(w,V=0,Q=0){lt=w,Y=V,H=Q;let $=null,J=!1,At=!1;if(w){let Et=zt.get(w);if(Et.__useDefaultFramebuffer!==void 0){Mt.bindFramebuffer(B.FRAMEBUFFER,Et.__webglFramebuffer),et.copy(w.viewport),dt.copy(w.scissor),ut=w.scissorTest,Mt.viewport(et),Mt.scissor(dt),Mt.setScissorTest(ut),Z=-1;return}else if(Et.__webglFramebuffer===void 0)Xt.setupRenderTarget(w);else if(Et.__hasExternalTextures)Xt.rebindTextures(w,zt.get(w.texture).__webglTexture,zt.get(w.depthTexture).__webglTexture);else if(w.depthBuffer){let Qt=w.depthTexture;if(Et.__boundDepthTexture!==Qt){if(Qt!==null&&zt.has(Qt)&&(w.width!==Qt.image.width||w.height!==Qt.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");Xt.setupDepthRenderbuffer(w)}}let It=w.texture;(It.isData3DTexture||It.isDataArrayTexture||It.isCompressedArrayTexture)&&(At=!0);let kt=zt.get(w).__webglFramebuffer;w.isWebGLCubeRenderTarget?(Array.isArray(kt[V])?$=kt[V][Q]:$=kt[V],J=!0):w.samples>0&&Xt.useMultisampledRTT(w)===!1?$=zt.get(w).__webglMultisampledFramebuffer:Array.isArray(kt)?$=kt[Q]:$=kt,et.copy(w.viewport),dt.copy(w.scissor),ut=w.scissorTest}else et.copy(Vt).multiplyScalar(St).floor(),dt.copy(de).multiplyScalar(St).floor(),ut=le;if(Q!==0&&($=G),Mt.bindFramebuffer(B.FRAMEBUFFER,$)&&Mt.drawBuffers(w,$),Mt.viewport(et),Mt.scissor(dt),Mt.setScissorTest(ut),J){let Et=zt.get(w.texture);B.framebufferTexture2D(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_CUBE_MAP_POSITIVE_X+V,Et.__webglTexture,Q)}else if(At){let Et=V;for(let It=0;It<w.textures.length;It++){let kt=zt.get(w.textures[It]);B.framebufferTextureLayer(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0+It,kt.__webglTexture,Q,Et)}}else if(w!==null&&Q!==0){let Et=zt.get(w.texture);B.framebufferTexture2D(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,Et.__webglTexture,Q)}Z=-1};function Sr(w){let V=zt.get(w);return(V.__readFormat!==w.format||V.__readType!==w.type)&&(V.__readFormat=w.format,V.__readType=w.type,V.__formatReadable=re.textureFormatReadable(w.format),V.__typeReadable=re.textureTypeReadable(w.type)),V}this.readRenderTargetPixels=function(w,V,Q,$,J,At,Pt,Et=0){if(!(w&&w.isWebGLRenderTarget)){jt("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let It=zt.get(w).__webglFramebuffer;if(w.isWebGLCubeRenderTarget&&Pt!==void 0&&(It=It[Pt],Array.isArray(It)&&(It=It[0])),It){Mt.bindFramebuffer(B.FRAMEBUFFER,It);try{let kt=w.textures[Et],Qt=kt.format,fe=kt.type;w.textures.length>1&&B.readBuffer(B.COLOR_ATTACHMENT0+Et);let Bt=Sr(kt);if(Bt.__formatReadable===!1){jt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(Bt.__typeReadable===!1){jt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}V>=0&&V<=w.width-$&&Q>=0&&Q<=w.height-J&&B.readPixels(V,Q,$,J,gt.convert(Qt),gt.convert(fe),At)}finally{let kt=lt!==null?zt.get(lt).__webglFramebuffer:null;Mt.bindFramebuffer(B.FRAMEBUFFER,kt)}}},this.readRenderTargetPixelsAsync=async function(w,V,Q,$,J,At,Pt,Et=0){if(!(w&&w.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let It=zt.get(w).__webglFramebuffer;if(w.isWebGLCubeRenderTarget&&Pt!==void 0&&(It=It[Pt],Array.isArray(It)&&(It=It[0])),It)if(V>=0&&V<=w.width-$&&Q>=0&&Q<=w.height-J){Mt.bindFramebuffer(B.FRAMEBUFFER,It);let kt=w.textures[Et],Qt=kt.format,fe=kt.type;w.textures.length>1&&B.readBuffer(B.COLOR_ATTACHMENT0+Et);let Bt=Sr(kt);if(Bt.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(Bt.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let pe=B.createBuffer();B.bindBuffer(B.PIXEL_PACK_BUFFER,pe),B.bufferData(B.PIXEL_PACK_BUFFER,At.byteLength,B.STREAM_READ),B.readPixels(V,Q,$,J,gt.convert(Qt),gt.convert(fe),0),B.bindBuffer(B.PIXEL_PACK_BUFFER,null);let Ye=lt!==null?zt.get(lt).__webglFramebuffer:null;Mt.bindFramebuffer(B.FRAMEBUFFER,Ye);let Ce=B.fenceSync(B.SYNC_GPU_COMMANDS_COMPLETE,0);return B.flush(),await Vp(B,Ce,4),B.bindBuffer(B.PIXEL_PACK_BUFFER,pe),B.getBufferSubData(B.PIXEL_PACK_BUFFER,0,At),B.bindBuffer(B.PIXEL_PACK_BUFFER,null),B.deleteBuffer(pe),B.deleteSync(Ce),At}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(w,V=null,Q=0){let $=Math.pow(2,-Q),J=Math.floor(w.image.width*$),At=Math.floor(w.image.height*$),Pt=V!==null?V.x:0,Et=V!==null?V.y:0;Xt.setTexture2D(w,0),B.copyTexSubImage2D(B.TEXTURE_2D,Q,0,0,Pt,Et,J,At),Mt.unbindTexture()},this.copyTextureToTexture=function(w,V,Q=null,$=null,J=0,At=0){let Pt,Et,It,kt,Qt,fe,Bt,pe,Ye,Ce=w.isCompressedTexture?w.mipmaps[At]:w.image;if(Q!==null)Pt=Q.max.x-Q.min.x,Et=Q.max.y-Q.min.y,It=Q.isBox3?Q.max.z-Q.min.z:1,kt=Q.min.x,Qt=Q.min.y,fe=Q.isBox3?Q.min.z:0;else{let ce=Math.pow(2,-J);Pt=Math.floor(Ce.width*ce),Et=Math.floor(Ce.height*ce),w.isDataArrayTexture?It=Ce.depth:w.isData3DTexture?It=Math.floor(Ce.depth*ce):It=1,kt=0,Qt=0,fe=0}$!==null?(Bt=$.x,pe=$.y,Ye=$.z):(Bt=0,pe=0,Ye=0);let Pe=gt.convert(V.format),fn=gt.convert(V.type),Ft;V.isData3DTexture?(Xt.setTexture3D(V,0),Ft=B.TEXTURE_3D):V.isDataArrayTexture||V.isCompressedArrayTexture?(Xt.setTexture2DArray(V,0),Ft=B.TEXTURE_2D_ARRAY):(Xt.setTexture2D(V,0),Ft=B.TEXTURE_2D),Mt.activeTexture(B.TEXTURE0),Mt.pixelStorei(B.UNPACK_FLIP_Y_WEBGL,V.flipY),Mt.pixelStorei(B.UNPACK_PREMULTIPLY_ALPHA_WEBGL,V.premultiplyAlpha),Mt.pixelStorei(B.UNPACK_ALIGNMENT,V.unpackAlignment);let on=Mt.getParameter(B.UNPACK_ROW_LENGTH),ge=Mt.getParameter(B.UNPACK_IMAGE_HEIGHT),ns=Mt.getParameter(B.UNPACK_SKIP_PIXELS),an=Mt.getParameter(B.UNPACK_SKIP_ROWS),Mr=Mt.getParameter(B.UNPACK_SKIP_IMAGES);Mt.pixelStorei(B.UNPACK_ROW_LENGTH,Ce.width),Mt.pixelStorei(B.UNPACK_IMAGE_HEIGHT,Ce.height),Mt.pixelStorei(B.UNPACK_SKIP_PIXELS,kt),Mt.pixelStorei(B.UNPACK_SKIP_ROWS,Qt),Mt.pixelStorei(B.UNPACK_SKIP_IMAGES,fe);let Bi=w.isDataArrayTexture||w.isData3DTexture,is=V.isDataArrayTexture||V.isData3DTexture;if(w.isDepthTexture){let ce=zt.get(w),Je=zt.get(V),On=zt.get(ce.__renderTarget),Ie=zt.get(Je.__renderTarget);Mt.bindFramebuffer(B.READ_FRAMEBUFFER,On.__webglFramebuffer),Mt.bindFramebuffer(B.DRAW_FRAMEBUFFER,Ie.__webglFramebuffer);for(let ln=0;ln<It;ln++)Bi&&(B.framebufferTextureLayer(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,zt.get(w).__webglTexture,J,fe+ln),B.framebufferTextureLayer(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,zt.get(V).__webglTexture,At,Ye+ln)),B.blitFramebuffer(kt,Qt,kt+Pt,Qt+Et,Bt,pe,Bt+Pt,pe+Et,B.DEPTH_BUFFER_BIT,B.NEAREST);Mt.bindFramebuffer(B.READ_FRAMEBUFFER,null),Mt.bindFramebuffer(B.DRAW_FRAMEBUFFER,null)}else if(J!==0||w.isRenderTargetTexture||zt.has(w)){let ce=zt.get(w),Je=zt.get(V);Mt.bindFramebuffer(B.READ_FRAMEBUFFER,D),Mt.bindFramebuffer(B.DRAW_FRAMEBUFFER,W);for(let On=0;On<It;On++)Bi?B.framebufferTextureLayer(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,ce.__webglTexture,J,fe+On):B.framebufferTexture2D(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,ce.__webglTexture,J),is?B.framebufferTextureLayer(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,Je.__webglTexture,At,Ye+On):B.framebufferTexture2D(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,Je.__webglTexture,At),J!==0?B.blitFramebuffer(kt,Qt,kt+Pt,Qt+Et,Bt,pe,Bt+Pt,pe+Et,B.COLOR_BUFFER_BIT,B.NEAREST):is?B.copyTexSubImage3D(Ft,At,Bt,pe,Ye+On,kt,Qt,Pt,Et):B.copyTexSubImage2D(Ft,At,Bt,pe,kt,Qt,Pt,Et);Mt.bindFramebuffer(B.READ_FRAMEBUFFER,null),Mt.bindFramebuffer(B.DRAW_FRAMEBUFFER,null)}else is?w.isDataTexture||w.isData3DTexture?B.texSubImage3D(Ft,At,Bt,pe,Ye,Pt,Et,It,Pe,fn,Ce.data):V.isCompressedArrayTexture?B.compressedTexSubImage3D(Ft,At,Bt,pe,Ye,Pt,Et,It,Pe,Ce.data):B.texSubImage3D(Ft,At,Bt,pe,Ye,Pt,Et,It,Pe,fn,Ce):w.isDataTexture?B.texSubImage2D(B.TEXTURE_2D,At,Bt,pe,Pt,Et,Pe,fn,Ce.data):w.isCompressedTexture?B.compressedTexSubImage2D(B.TEXTURE_2D,At,Bt,pe,Ce.width,Ce.height,Pe,Ce.data):B.texSubImage2D(B.TEXTURE_2D,At,Bt,pe,Pt,Et,Pe,fn,Ce);Mt.pixelStorei(B.UNPACK_ROW_LENGTH,on),Mt.pixelStorei(B.UNPACK_IMAGE_HEIGHT,ge),Mt.pixelStorei(B.UNPACK_SKIP_PIXELS,ns),Mt.pixelStorei(B.UNPACK_SKIP_ROWS,an),Mt.pixelStorei(B.UNPACK_SKIP_IMAGES,Mr),At===0&&V.generateMipmaps===!0&&V.mipmapsAutoUpdate===!0&&B.generateMipmap(Ft),Mt.unbindTexture()},this.initRenderTarget=function(w){zt.get(w).__webglFramebuffer===void 0&&Xt.setupRenderTarget(w)},this.initTexture=function(w){w.isCubeTexture?Xt.setTextureCube(w,0):w.isData3DTexture?Xt.setTexture3D(w,0):w.isDataArrayTexture||w.isCompressedArrayTexture?Xt.setTexture2DArray(w,0):Xt.setTexture2D(w,0),Mt.unbindTexture()},this.resetState=function(){Y=0,H=0,lt=null,Mt.reset(),bt.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return mi}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(t){this._outputColorSpace=t;let e=this.getContext();e.drawingBufferColorSpace=_e._getDrawingBufferColorSpace(t),e.unpackColorSpace=_e._getUnpackColorSpace()}};function Tm(i,t){let e=new Array(i).fill(0),n=t(e),s=1e-6;for(let r=0;r<12;r+=1){let o=e.map((h,d)=>{let f=e.map((m,_)=>_===d?m+1e-6:m);return t(f).map((m,_)=>(m-n[_])/1e-6)}),a=o.map((h,d)=>o.map((f,m)=>jc(h,f)+(d===m?s:0))),l=BS(a,o.map(h=>-jc(h,n))),c=e.map((h,d)=>h+l[d]),u=t(c);if(jc(u,u)<jc(n,n)?([e,n]=[c,u],s/=4):s=Math.max(8*s,1e-6),Math.hypot(...l)<1e-7)break}return e}var jc=(i,t)=>i.reduce((e,n,s)=>e+n*t[s],0);function BS(i,t){let e=t.length,n=i.map((r,o)=>[...r,t[o]]);for(let r=0;r<e;r+=1)for(let o=r+1;o<e;o+=1){let a=n[o][r]/n[r][r];for(let l=r;l<=e;l+=1)n[o][l]-=a*n[r][l]}let s=new Array(e).fill(0);for(let r=e-1;r>=0;r-=1){let o=n[r][e];for(let a=r+1;a<e;a+=1)o-=n[r][a]*s[a];s[r]=n[r][r]>0?o/n[r][r]:0}return s}function ur(i){let t=10**Math.floor(Math.log10(i));return([5,2,1].find(n=>n*t<=i*(1+1e-9))??1)*t}var kS=1e-9,Ua=class{#t;#e=0;constructor(t){this.#t=t}of(t){let e=this.#e>0?t/this.#e:0;return t>kS&&(e>this.#t||e<.2*this.#t)&&(this.#e=1/ur(this.#t/t)),this.#e>0?1/this.#e:0}says(t){return this.#e===0?"none anywhere":`10 cm = ${he(this.#e/10)} ${t}`}},Qc=class{#t;#e;constructor(t,e,n){let s=new sr,r=new Yi({depthFunc:Kr,depthWrite:!1,transparent:!0,opacity:.45});this.#t=new ro(e,s,n),this.#e=new ro(e,r,n),this.#e.renderOrder=1;for(let o of[this.#t,this.#e])o.frustumCulled=!1,o.count=0,t.add(o)}clear(){this.#t.count=this.#e.count=0}add(t,e){for(let n of[this.#t,this.#e])n.setMatrixAt(n.count,t),n.setColorAt(n.count,e),n.count+=1}done(){for(let t of[this.#t,this.#e])t.instanceMatrix.needsUpdate=!0,t.instanceColor!==null&&(t.instanceColor.needsUpdate=!0)}remove(){for(let t of[this.#t,this.#e])t.removeFromParent(),t.dispose()}},zS=new U(0,1,0),th=class{drawn=[];#t=new si;#e;#n=new gi(1,1,1,12).translate(0,.5,0);#i=new fa(1,1,16).translate(0,.5,0);#s=new Map;#r=0;#a=null;#l=null;constructor(t,e){this.#e=e,t.add(this.#t)}colour(t){for(let[e,n]of Object.entries(t))this.#s.set(e,new oe(n));this.draw(this.drawn.map(({arrow:e})=>e))}draw(t){this.drawn.length=0;let[e,n]=this.#o(t.length);e.clear(),n.clear();for(let s of t)this.#d(s,e,n);e.done(),n.done()}#o(t){return(this.#a===null||this.#l===null||t>this.#r)&&(this.#r=2*t+4,this.#a?.remove(),this.#l?.remove(),this.#a=new Qc(this.#t,this.#n,this.#r),this.#l=new Qc(this.#t,this.#i,2*this.#r)),[this.#a,this.#l]}#d(t,e,n){let{components:s,at:r}=t,o=new U(s[0],s[1],s[2]),a=o.length()*t.scale;if(!(a>.02*this.#e))return;o.normalize();let l=.011*this.#e,c=Math.min(.09*this.#e,.5*a),u=this.#s.get(t.role)??new oe,h=new Tn().setFromUnitVectors(zS,o),d=(f,m,_,g)=>{let p=r.clone().addScaledVector(o,m),v=new U(_,g,_);f.add(new xe().compose(p,h,v),u)};d(e,0,l,a-c),d(n,a-c,2.7*l,c),t.twoHeads&&d(n,a-1.6*c,2.7*l,c),this.drawn.push({arrow:t,tip:r.clone().addScaledVector(o,a)})}};var Rm=(i,t)=>new U(i[12*t+9],i[12*t+10],i[12*t+11]);function dr(i,t,e){let n=i.subarray(12*t,12*t+9),s=Rm(i,t),r=[0,1,2].map(o=>n[3*o]*e[0]+n[3*o+1]*e[1]+n[3*o+2]*e[2]);return s.add(new U(...r))}var eh=class{forces;moments;pull;#t;#e;#n;constructor(t){this.#t=t;let{facts:e}=t;this.#e=e.figure.reach,this.#n=e.loops!==null||e.joints.some(s=>s.driven&&e.bodies[s.body-1].parent===0),this.forces=new Ua(.75*this.#e),this.moments=new Ua(.6*this.#e);let n=e.bodies.reduce((s,r,o)=>s+e.parameters[14*o],0);this.pull=ur(this.#e/Math.max(9.81*n,.001))}through(t,e){if(!t.show.forces&&!t.show.moments)return[];let{facts:n}=this.#t,s=this.#t.jointWrenches(t,t),r=n.loops===null?[]:this.#t.cuts(t,t),o=[...Array.from({length:n.bodies.length+1},(c,u)=>Rm(e,u)),...(n.loops?.cuts??[]).map((c,u)=>new U().fromArray(r,9*u))],a=[...n.moving,...(n.loops?.cuts??[]).map(({name:c})=>c)],l=[];for(let[c,u,h,d]of[["moments","moment",0,"N m"],["forces","force",3,"N"]]){if(!t.show[c])continue;let f=o.map((g,p)=>{let v=p-n.bodies.length-1,[T,b]=v<0?[s,6*p]:[r,9*v+3];return Float64Array.from({length:3},(R,E)=>T[b+h+E])}),m=f.map(g=>Math.hypot(...g)),_=this[c].of(Math.max(...m));f.forEach((g,p)=>{if(p===0&&!this.#n)return;let v=p===0?"on the base":`through ${a[p-1]}`,T=`${u} ${v}: ${he(m[p])} ${d}`,b=u==="moment";l.push({role:u,at:o[p],components:g,scale:_,twoHeads:b,text:T})})}return l}gravity(t,e){let n=Math.hypot(...t.gravity),s=.4*this.#e/9.81,r=`gravity ${he(n)} m/s\xB2`;return{role:"weight",at:e,components:t.gravity,scale:s,text:r}}handle(t,e){let{body:n,at:s}=this.#t.facts.tool,r=dr(e,n,s),o=new U(...t.pull);return{tool:r,handle:r.clone().addScaledVector(o,this.pull)}}tugs(t){return t.map(({at:e,force:n})=>({role:"pull",at:e,components:n,scale:this.pull,text:`pull ${he(Math.hypot(...n))} N`}))}};var VS=["stage","ground","link","link-other","base","joint","cap","accent","axis","ink","paper","inertia","force","moment","weight","pull","turning","moving","x","y","z"];function Cm(){let i={};for(let t of VS)i[t]=Ii(t);return i}function Ii(i){return getComputedStyle(document.documentElement).getPropertyValue(`--${i}`).trim()}function nh(i){return`var(--part-${i})`}var Pm=10;function Xs(i){return i<Pm?Ii(`joint-${i}`):Lm(i,Ii("mixed-light"))}function Im(i){return i<Pm?`var(--joint-${i})`:Lm(i,"var(--mixed-light)")}function Lm(i,t){return`hsl(${Math.round(i*137.5)%360} 55% ${t})`}var GS=1e-6,ih=class{root=k("div",{class:"bars",role:"img"});#t;#e;#n;#i=k("i",{class:"total"});constructor(t,e){this.#t=t,this.#e=t.map(s=>k("i",{style:`background:${nh(s)}`,"data-part":s})),this.#n=e?[-1,1].map(()=>k("i",{class:"limit"})):[];let n=k("i",{class:"zero",style:"left:50%"});this.root.append(n,...this.#n,this.#i)}show(t,e,n,s,r){let o=t.reduce((m,_)=>m+Math.max(_,0),0),a=t.reduce((m,_)=>m+Math.max(-_,0),0),l=1.05*Math.max(o,a,n??0,1e-9),c=m=>50+50*m/l,[u,h]=[0,0];t.forEach((m,_)=>{let g=this.#e[_];if(Math.abs(m)<GS*l){g.remove();return}let p=m>0?u:h+m;m>0?u+=m:h+=m,g.style.left=`${c(p)}%`,g.style.width=`${50*Math.abs(m)/l}%`;let v=`${this.#t[_]} ${he(m)} ${r}`;g.title!==v&&(g.title=v),g.parentElement===null&&this.root.prepend(g)}),this.#n.forEach((m,_)=>{m.style.left=`calc(${c((_===0?-1:1)*(n??0))}% - 1px)`}),this.#i.style.left=`calc(${c(e)}% - 1.5px)`;let d=t.map((m,_)=>[this.#t[_],m]).filter(([,m])=>Math.abs(m)>1e-9).map(([m,_])=>`${m} ${he(_)}`),f=`${s}: ${d.join(", ")||"nothing"}, in ${r}`;this.root.ariaLabel!==f&&(this.root.ariaLabel=f)}};var yo=class{root;#t;#e;#n=Number.NaN;constructor({name:t,unit:e,label:n,low:s,high:r,write:o,marks:a={}}){let l=h=>{let d=Number(h.target.value);this.#n=Number.NaN,Number.isFinite(d)&&o(d)},c={step:"any","aria-label":`${n} in ${e}`,...a},u={min:String(s),max:String(r)};this.#t=k("input",{...c,...u,type:"range",oninput:l}),this.#e=k("input",{...c,type:"number",onchange:l}),this.root=k("div",{class:"setter"},k("span",{title:t},t),this.#e,k("span",{class:"unit"},e),this.#t)}show(t){let e=document.activeElement===this.#e;t===this.#n&&!e||(this.#n=e?Number.NaN:t,e||(this.#e.value=String(Number(t.toFixed(Math.abs(t)<1?4:3)))),this.#t.value=String(t))}};var sh=class{root=k("div",{class:"loops"});#t;#e;#n;#i;#s;constructor(t,e){this.#t=t,this.#e=e,this.#n=e.elsewhere?this.#r("Motors",["effort","limit"],e.motors):[],this.#i=this.#r("Joints that close loops",["force","moment"],e.cuts),this.#s=this.#r("Joints that follow",["q","q\u0307","q\u0308"],e.followers,!0)}#r(t,e,n,s=!1){if(n.length===0)return[];let r=n.map(()=>e.map(()=>k("td"))),o=n.map(({name:u},h)=>k("tr",{"data-name":u},k("td",{},u),...r[h])),a=["",...e].map(u=>k("th",{},u)),l=k("table",{},k("tr",{},...a),...o),c=`${t} (${n.length})`;return s?this.root.append(k("details",{},k("summary",{},c),l)):this.root.append(k("h2",{},t),l),r}show(t,e){this.#n.length>0&&this.#a(this.#t.motors(t.q,e));let n=this.#t.cuts(t,t),s=h=>Math.hypot(...n.subarray(h,h+3)),r=this.#i.map((h,d)=>s(9*d+6)),o=this.#i.map((h,d)=>s(9*d+3)),[a,l]=[Cs(r),Cs(o)];this.#i.forEach(([h,d],f)=>{xo(h,`${a[f]} N`,r[f]),xo(d,`${l[f]} N m`,o[f])});let c=this.#t.jointMotion(t),u=this.#t.facts.coordinates;this.#e.followers.forEach(({name:h,unit:d,v:f},m)=>{let[_,g,p]=this.#s[m],v=u.indexOf(h);v>=0&&xo(_,`${he(t.q[v])} ${d.replace("/s","")}`,t.q[v]);let[T,b]=[c[f],c[c.length/2+f]];xo(g,`${he(T)} ${d}`,T),xo(p,`${he(b)} ${d}\xB2`,b)})}#a(t){let e=Cs(Array.from(t));this.#e.motors.forEach(({unit:n,limit:s},r)=>{let[o,a]=this.#n[r];xo(o,`${e[r]} ${n}`,t[r]),o.classList.toggle("over",s!==null&&Math.abs(t[r])>s),Hi(a,s===null?"":he(s))})}};function xo(i,t,e){Hi(i,t),i.dataset.value=String(e)}var HS=["q","qd","qdd"],WS={q:"q",qd:"q\u0307",qdd:"q\u0308"},qS=(i,t)=>t==="qdd"?`${i[0]}\u0307${i.slice(1)}`:i;function xs(i,t,e){if(t==="q"){let r=e==="m"?1:e==="rad"?Math.PI:1,[o,a]=i.position??[null,null];return[o??-r,a??r]}let n=i.velocity??(e.startsWith("m")?1:3),s=t==="qd"?n:4*n;return[-s,s]}var rh=class{root=k("div",{class:"joints"});#t;#e;#n=[];#i;#s=null;constructor(t,e,n){this.#t=t,this.#e=e,this.#i=n,this.root.append(k("div",{class:"row"},k("button",{onclick:()=>this.#p()},"Home"),k("button",{onclick:()=>this.#d()},"Stand still"),k("button",{onclick:()=>this.#f()},"Surprise me")),this.#r());for(let s of e.facts.joints)this.root.append(this.#a(s));e.facts.loops!==null&&(this.#s=new sh(e,e.facts.loops)),this.#s!==null&&this.root.append(this.#s.root)}#r(){let{facts:t}=this.#e,e=k("div",{class:"legend"});for(let n of t.parts)e.append(k("span",{},k("i",{style:`background:${nh(n)}`}),n));return e.append(k("span",{},k("i",{class:"mark"}),"total")),t.joints.some(n=>n.effort!==null)&&e.append(k("span",{},k("i",{class:"mark limit"}),"limit")),e}#a(t){let e=k("section",{class:"joint","data-joint":t.name}),n=k("p",{class:"hint stuck",role:"status"}),s={section:e,setters:[],efforts:[],says:n};this.#n.push(s),t.speeds.forEach((o,a)=>{let l=k("span",{class:"effort"}),c=new ih(this.#e.facts.parts,t.effort!==null),u=k("i",{style:`background:${Im(t.v[0]+a)}`});s.efforts.push({index:t.v[0]+a,text:l,bars:c});let h=o.name?`${t.name} ${o.name}`:t.name,d=`${h}, ${t.kind}`;e.append(k("div",{class:"torque"},k("b",{title:d},u,h),c.root,l))});let r=HS.map(o=>{let a=o==="q"?t.coordinates:t.speeds;return k("div",{},...a.map((l,c)=>this.#l(s,t,o,c).root))});return e.append(k("div",{class:"setters"},...r),n),e}#l(t,e,n,s){let r=(n==="q"?e.coordinates:e.speeds)[s],o=(n==="q"?e.q[0]:e.v[0])+s,[a,l]=xs(e,n,r.unit),c=new yo({name:r.name?qS(r.name,n):WS[n],unit:n==="qdd"?r.unit.replace("/s","/s\xB2"):r.unit,label:`${n} of ${e.name}${r.name?` ${r.name}`:""}`,low:a,high:l,write:u=>this.#o(n,o,u,t.says),marks:{"data-rate":n}});return t.setters.push([n,o,c]),c}#o(t,e,n,s){let r=[...this.#t.state[t]];if(r[e]=n,t!=="q"){this.#t.change({[t]:r});return}let{q:o,part:a}=this.#e.placed(this.#t.state.q,r);for(let l of this.#n)Hi(l.says,"");a<1&&Hi(s,"It cannot go farther: the loops would not close."),this.#t.change({q:o})}#d(){let t=this.#t.state.qd.map(()=>0);this.#t.change({qd:t,qdd:[...t]})}#p(){let t=this.#t.state.qd.map(()=>0);for(let e of this.#n)Hi(e.says,"");this.#c({q:[...this.#e.facts.start],qd:t,qdd:[...t]})}#c(t){this.#t.change(t),this.#t.flush(),this.#i()}#f(){let t=[...this.#t.state.q],[e,n]=[[...this.#t.state.qd],[...this.#t.state.qdd]],s=([c,u])=>c+(u-c)*Math.random();for(let c of this.#e.facts.joints)c.coordinates.forEach((u,h)=>{t[c.q[0]+h]=s(xs(c,"q",u.unit))}),c.speeds.forEach((u,h)=>{e[c.v[0]+h]=.3*s(xs(c,"qd",u.unit)),n[c.v[0]+h]=.2*s(xs(c,"qdd",u.unit))});let{start:r}=this.#e.facts,{part:o}=this.#e.placed(r,t),a=o<1&&this.#e.apart(r,t).map(c=>.8*o*c),l=a?this.#e.stepped(r,a):this.#e.placed(r,t).q;this.#c({q:l,qd:e,qdd:n})}show(t){let e=this.#e.budget(t,t);this.#s?.show(t,e.total),this.#e.facts.joints.forEach((n,s)=>{let r=this.#n[s];r.section.toggleAttribute("data-chosen",n.body===t.link);for(let[o,a,l]of r.setters)l.show(t[o][a]);r.efforts.forEach(({index:o,text:a,bars:l},c)=>{let u=e.total[o],h=n.effort,d=h!==null&&Math.abs(u)>h,f=n.speeds[c].effortUnit;Hi(a,`${he(u)} ${f}${d?`, limit ${he(h)}`:""}`),a.classList.toggle("over",d),a.dataset.value=String(u);let m=e.parts.map(_=>_[o]);l.show(m,u,h,n.name,f)})})}};var oh=class{#t;#e;#n;#i=null;#s=null;#r=!1;pulling=null;released=null;constructor(t,e,n){this.#t=t,this.#e=e,this.#n=n,t.hand=this;let{canvas:s}=t;s.addEventListener("pointerdown",r=>this.#l(r),{capture:!0}),s.addEventListener("pointermove",r=>this.#c(r)),s.addEventListener("pointerup",()=>this.#h()),s.addEventListener("pointercancel",()=>this.#h()),s.addEventListener("pointerleave",()=>t.hover(null)),s.addEventListener("dblclick",()=>t.home()),s.addEventListener("keydown",r=>this.#x(r))}#a(t){let e=this.#t.canvas.getBoundingClientRect();return[2*(t.clientX-e.left)/e.width-1,1-2*(t.clientY-e.top)/e.height]}#l(t){if(this.#r||(t.isPrimary||this.#o(),t.button!==0||!t.isPrimary))return;let e=this.#a(t),n=this.#t.handles.pick(this.#t.ray(...e));this.#i=n===null?this.#d(e):this.#p(n,e),this.#i!==null&&(t.stopImmediatePropagation(),this.#t.canvas.focus({preventScroll:!0}),this.#t.canvas.setPointerCapture(t.pointerId),this.#s=t,this.#t.canvas.dataset.held=this.#i.kind)}#o(){let t=this.#s;if(this.#i===null||t===null)return;this.#h();let{pointerId:e,pointerType:n,clientX:s,clientY:r}=t,o={pointerId:e,pointerType:n,clientX:s,clientY:r,isPrimary:!0,bubbles:!0};this.#r=!0,this.#t.canvas.dispatchEvent(new PointerEvent("pointerdown",o)),this.#r=!1}#d(t){let e=this.#t.arrowAt(...t),n=this.#t.pick(...t);return this.#t.hover(n===null?e:null),n===null?null:(this.#e.change({link:n.body}),{kind:"link",picked:n})}#p(t,e){if(t.kind==="tool")return t;let{link:n,q:s}=this.#e.state,r=this.#n.facts.joints.find(u=>u.body===n);if(r===void 0)return null;let o=this.#t.bodies[n].matrix,a=new U().setFromMatrixPosition(o),l=new U().setFromMatrixColumn(o,t.axis),c=this.#t.onPlane(...e,a,l);return c===null?null:{kind:"ring",joint:r,start:[...s],centre:a,axis:l,from:c.sub(a)}}#c(t){let e=this.#a(t),n=this.#i;if(n!==null){if(t.pointerId!==this.#s?.pointerId)return;this.#s=t}n===null?this.#f(e,t):n.kind==="tool"?this.#u(e):n.kind==="ring"?this.#_(n,e):this.pulling!==null?this.pulling(n.picked,...e):this.#m(n.picked,e)}#f(t,e){if(e.buttons!==0)return;let n=this.#t.handles.pick(this.#t.ray(...t)),s=n===null?this.#t.arrowAt(...t):null;this.#t.hover(s),this.#t.canvas.style.cursor=n!==null?"grab":s!==null?"help":""}#h(){this.#i!==null&&(this.#i=null,delete this.#t.canvas.dataset.held,this.released?.())}#u(t){let{state:e}=this.#e,{tool:n,handle:s}=this.#t.loads.handle(e,this.#n.poses(e.q)),r=this.#t.onPlane(...t,s);if(r===null)return;let o=r.sub(n).divideScalar(this.#t.loads.pull),a=o.length()*this.#t.loads.pull<.04*this.#n.facts.figure.reach;this.#e.change({pull:a?[0,0,0]:o.toArray()})}#m(t,e){let{facts:n}=this.#n,s=n.joints.filter(c=>c.body===t.body),r=n.loops===null?s:n.joints,o=this.#t.onPlane(...e,t.world);if(r.length===0||o===null)return;let a=r.flatMap(c=>{let u=c.speeds.flatMap((d,f)=>d.unit==="m/s"?[f]:[]);return(u.length>=2?u:c.speeds.map((d,f)=>f)).map(d=>c.v[0]+d)}),l=t.local.toArray();this.#g(r,a,this.#e.state.q,c=>dr(c,t.body,l).sub(o).toArray())}#_(t,e){let n=this.#t.onPlane(...e,t.centre,t.axis)?.sub(t.centre);if(n===void 0||n.length()===0)return;let s=new U().crossVectors(t.from,n).dot(t.axis),r=Math.atan2(s,t.from.dot(n)),{body:o}=t.joint,a=this.#n.poses(t.start).slice(12*o,12*o+9),l=new xe().makeRotationAxis(t.axis,r),c=(d,f)=>new U(d[f],d[3+f],d[6+f]),u=[0,1,2].map(d=>c(a,d).applyMatrix4(l)),h=t.joint.speeds.flatMap((d,f)=>d.unit==="rad/s"?[t.joint.v[0]+f]:[]);this.#g([t.joint],h,this.#e.state.q,d=>{let f=d.subarray(12*o,12*o+9);return u.flatMap((m,_)=>c(f,_).sub(m).toArray())})}#g(t,e,n,s){let r=a=>{let l=new Array(this.#n.nv).fill(0);return e.forEach((c,u)=>{l[c]=a[u]}),this.#y(t,n,this.#n.stepped(n,l))},o=Tm(e.length,a=>s(this.#n.poses(r(a))));this.#e.change({q:r(o)})}#y(t,e,n){let s=[...n];for(let r of t.filter(({single:o})=>o)){let[o,a]=xs(r,"q",r.coordinates[0].unit);s[r.q[0]]=Math.min(a,Math.max(o,s[r.q[0]]))}return s.every((r,o)=>r===n[o])?n:this.#n.placed(e,s).q}#x(t){let{facts:e}=this.#n,{link:n}=this.#e.state,s=e.bodies.length;if(t.key==="h")this.#t.home();else if(t.key==="Escape")this.#e.change({link:0});else if(t.key==="["||t.key==="]"){let r=t.key==="]"?1:-1;this.#e.change({link:(n+r-1+s)%s+1})}else if(t.key==="ArrowUp"||t.key==="ArrowDown"){let r=e.joints.find(u=>u.body===n&&u.single);if(r===void 0)return;let[o,a]=xs(r,"q",r.coordinates[0].unit),{q:l}=this.#e.state,c=[...l];c[r.q[0]]+=(t.key==="ArrowUp"?1:-1)*(a-o)/180,c[r.q[0]]=Math.min(a,Math.max(o,c[r.q[0]])),this.#e.change({q:this.#n.placed(l,c).q})}else return;t.preventDefault()}};var ah=class i{module;#t;#e;#n;constructor(t,e){let n=new WebAssembly.Instance(t,{math:Math});this.module=t,this.#t=e,this.#e=n.exports.memory,this.#n=n.exports}static async of(t,e){return new i(await WebAssembly.compile(t),e)}has(t){return t in this.#t}rows(t,e,n){let{inputs:s,size:r}=this.#t[t],o=s.reduce((c,[,u])=>c+u,r);this.#i(8*n*o);let a=[],l=0;for(let[c,u]of s){let h=e[c];if(h===void 0)throw new RangeError(`${t} needs ${c}`);let d=h.length===u;if(!d&&h.length!==n*u)throw new RangeError(`${t}: ${c} has ${h.length} numbers, not ${n*u}`);new Float64Array(this.#e.buffer,l,h.length).set(h),a.push(l,d?0:8*u),l+=8*h.length}return this.#n[t](...a,l,n),new Float64Array(this.#e.buffer,l,n*r).slice()}at(t,e){return this.rows(t,e,1)}#i(t){let e=t-this.#e.buffer.byteLength;e>0&&this.#e.grow(Math.ceil(e/65536))}};var XS="uplot",YS="u-hz",$S="u-vt",ZS="u-title",JS="u-wrap",KS="u-under",jS="u-over",QS="u-axis",mr="u-off",tM="u-select",eM="u-cursor-x",nM="u-cursor-y",iM="u-cursor-pt",sM="u-legend",rM="u-live",oM="u-inline",aM="u-series",lM="u-marker",Dm="u-label",cM="u-value",Ba="width",ka="height";var Nm="bottom",vo="left",gd="right",Dd="#000",Fm=Dd+"0",_d="mousemove",Um="mousedown",yd="mouseup",Om="mouseenter",Bm="mouseleave",km="dblclick",hM="resize",uM="scroll",zm="change",dh="dppxchange",Nd="--",To=typeof window<"u",Md=To?document:null,So=To?window:null,dM=To?navigator:null,Ae,lh;function wd(){let i=devicePixelRatio;Ae!=i&&(Ae=i,lh&&Ed(zm,lh,wd),lh=matchMedia(`(min-resolution: ${Ae-.001}dppx) and (max-resolution: ${Ae+.001}dppx)`),gr(zm,lh,wd),So.dispatchEvent(new CustomEvent(dh)))}function li(i,t){if(t!=null){let e=i.classList;!e.contains(t)&&e.add(t)}}function Ad(i,t){let e=i.classList;e.contains(t)&&e.remove(t)}function He(i,t,e){i.style[t]=e+"px"}function Li(i,t,e,n){let s=Md.createElement(i);return t!=null&&li(s,t),e?.insertBefore(s,n),s}function xi(i,t){return Li("div",i,t)}var Vm=new WeakMap;function Qi(i,t,e,n,s){let r="translate("+t+"px,"+e+"px)",o=Vm.get(i);r!=o&&(i.style.transform=r,Vm.set(i,r),t<0||e<0||t>n||e>s?li(i,mr):Ad(i,mr))}var Gm=new WeakMap;function Hm(i,t,e){let n=t+e,s=Gm.get(i);n!=s&&(Gm.set(i,n),i.style.background=t,i.style.borderColor=e)}var Wm=new WeakMap;function qm(i,t,e,n){let s=t+""+e,r=Wm.get(i);s!=r&&(Wm.set(i,s),i.style.height=e+"px",i.style.width=t+"px",i.style.marginLeft=n?-t/2+"px":0,i.style.marginTop=n?-e/2+"px":0)}var Fd={passive:!0},fM={...Fd,capture:!0};function gr(i,t,e,n){t.addEventListener(i,e,n?fM:Fd)}function Ed(i,t,e,n){t.removeEventListener(i,e,Fd)}To&&wd();function Di(i,t,e,n){let s;e=e||0,n=n||t.length-1;let r=n<=2147483647;for(;n-e>1;)s=r?e+n>>1:ci((e+n)/2),t[s]<i?e=s:n=s;return i-t[e]<=t[n]-i?e:n}function xg(i){return(e,n,s)=>{let r=-1,o=-1;for(let a=n;a<=s;a++)if(i(e[a])){r=a;break}for(let a=s;a>=n;a--)if(i(e[a])){o=a;break}return[r,o]}}var vg=i=>i!=null,bg=i=>i!=null&&i>0,mh=xg(vg),pM=xg(bg);function mM(i,t,e,n=0,s=!1){let r=s?pM:mh,o=s?bg:vg;[t,e]=r(i,t,e);let a=i[t],l=i[t];if(t>-1)if(n==1)a=i[t],l=i[e];else if(n==-1)a=i[e],l=i[t];else for(let c=t;c<=e;c++){let u=i[c];o(u)&&(u<a?a=u:u>l&&(l=u))}return[a??Fe,l??-Fe]}function gh(i,t,e,n){let s=$m(i),r=$m(t);i==t&&(s==-1?(i*=e,t/=e):(i/=e,t*=e));let o=e==10?vs:Sg,a=s==1?ci:vi,l=r==1?vi:ci,c=a(o(_n(i))),u=l(o(_n(t))),h=Mo(e,c),d=Mo(e,u);return e==10&&(c<0&&(h=Ue(h,-c)),u<0&&(d=Ue(d,-u))),n||e==2?(i=h*s,t=d*r):(i=Eg(i,h),t=_h(t,d)),[i,t]}function Ud(i,t,e,n){let s=gh(i,t,e,n);return i==0&&(s[0]=0),t==0&&(s[1]=0),s}var Od=.1,Xm={mode:3,pad:Od},Va={pad:0,soft:null,mode:0},gM={min:Va,max:Va};function fh(i,t,e,n){return yh(e)?Ym(i,t,e):(Va.pad=e,Va.soft=n?0:null,Va.mode=n?3:0,Ym(i,t,gM))}function Me(i,t){return i??t}function _M(i,t,e){for(t=Me(t,0),e=Me(e,i.length-1);t<=e;){if(i[t]!=null)return!0;t++}return!1}function Ym(i,t,e){let n=e.min,s=e.max,r=Me(n.pad,0),o=Me(s.pad,0),a=Me(n.hard,-Fe),l=Me(s.hard,Fe),c=Me(n.soft,Fe),u=Me(s.soft,-Fe),h=Me(n.mode,0),d=Me(s.mode,0),f=t-i,m=vs(f),_=qn(_n(i),_n(t)),g=vs(_),p=_n(g-m);(f<1e-24||p>10)&&(f=0,(i==0||t==0)&&(f=1e-24,h==2&&c!=Fe&&(r=0),d==2&&u!=-Fe&&(o=0)));let v=f||_||1e3,T=vs(v),b=Mo(10,ci(T)),R=v*(f==0?i==0?.1:1:r),E=Ue(Eg(i-R,b/10),24),y=i>=c&&(h==1||h==3&&E<=c||h==2&&E>=c)?c:Fe,A=qn(a,E<y&&i>=y?y:Ni(y,E)),F=v*(f==0?t==0?.1:1:o),I=Ue(_h(t+F,b/10),24),L=t<=u&&(d==1||d==3&&I>=u||d==2&&I<=u)?u:-Fe,z=Ni(l,I>L&&t<=L?L:qn(L,I));return A==z&&A==0&&(z=100),[A,z]}var yM=new Intl.NumberFormat(To?dM.language:"en-US"),Bd=i=>yM.format(i),hi=Math,uh=hi.PI,_n=hi.abs,ci=hi.floor,gn=hi.round,vi=hi.ceil,Ni=hi.min,qn=hi.max,Mo=hi.pow,$m=hi.sign,vs=hi.log10,Sg=hi.log2,xM=(i,t=1)=>hi.sinh(i)*t,xd=(i,t=1)=>hi.asinh(i/t),Fe=1/0;function Zm(i){return(vs((i^i>>31)-(i>>31))|0)+1}function Td(i,t,e){return Ni(qn(i,t),e)}function Mg(i){return typeof i=="function"}function ye(i){return Mg(i)?i:()=>i}var vM=()=>{},wg=i=>i,Ag=(i,t)=>t,bM=i=>null,Jm=i=>!0,Km=(i,t)=>i==t,SM=/\.\d*?(?=9{6,}|0{6,})/gm,_r=i=>{if(Rg(i)||$s.has(i))return i;let t=`${i}`,e=t.match(SM);if(e==null)return i;let n=e[0].length-1;if(t.indexOf("e-")!=-1){let[s,r]=t.split("e");return+`${_r(s)}e${r}`}return Ue(i,n)};function fr(i,t){return _r(Ue(_r(i/t))*t)}function _h(i,t){return _r(vi(_r(i/t))*t)}function Eg(i,t){return _r(ci(_r(i/t))*t)}function Ue(i,t=0){if(Rg(i))return i;let e=10**t,n=i*e*(1+Number.EPSILON);return gn(n)/e}var $s=new Map;function Tg(i){return((""+i).split(".")[1]||"").length}function Ha(i,t,e,n){let s=[],r=n.map(Tg);for(let o=t;o<e;o++){let a=_n(o),l=Ue(Mo(i,o),a);for(let c=0;c<n.length;c++){let u=i==10?+`${n[c]}e${o}`:n[c]*l,h=(o>=0?0:a)+(o>=r[c]?0:r[c]),d=i==10?u:Ue(u,h);s.push(d),$s.set(d,h)}}return s}var Ga={},kd=[],wo=[null,null],Ys=Array.isArray,Rg=Number.isInteger,MM=i=>i===void 0;function jm(i){return typeof i=="string"}function yh(i){let t=!1;if(i!=null){let e=i.constructor;t=e==null||e==Object}return t}function wM(i){return i!=null&&typeof i=="object"}var AM=Object.getPrototypeOf(Uint8Array),Cg="__proto__";function Ao(i,t=yh){let e;if(Ys(i)){let n=i.find(s=>s!=null);if(Ys(n)||t(n)){e=Array(i.length);for(let s=0;s<i.length;s++)e[s]=Ao(i[s],t)}else e=i.slice()}else if(i instanceof AM)e=i.slice();else if(t(i)){e={};for(let n in i)n!=Cg&&(e[n]=Ao(i[n],t))}else e=i;return e}function un(i){let t=arguments;for(let e=1;e<t.length;e++){let n=t[e];for(let s in n)s!=Cg&&(yh(i[s])?un(i[s],Ao(n[s])):i[s]=Ao(n[s]))}return i}var EM=0,TM=1,RM=2;function CM(i,t,e){for(let n=0,s,r=-1;n<t.length;n++){let o=t[n];if(o>r){for(s=o-1;s>=0&&i[s]==null;)i[s--]=null;for(s=o+1;s<e&&i[s]==null;)i[r=s++]=null}}}function PM(i,t){if(DM(i)){let o=i[0].slice();for(let a=1;a<i.length;a++)o.push(...i[a].slice(1));return NM(o[0])||(o=LM(o)),o}let e=new Set;for(let o=0;o<i.length;o++){let l=i[o][0],c=l.length;for(let u=0;u<c;u++)e.add(l[u])}let n=[Array.from(e).sort((o,a)=>o-a)],s=n[0].length,r=new Map;for(let o=0;o<s;o++)r.set(n[0][o],o);for(let o=0;o<i.length;o++){let a=i[o],l=a[0];for(let c=1;c<a.length;c++){let u=a[c],h=Array(s).fill(void 0),d=t?t[o][c]:TM,f=[];for(let m=0;m<u.length;m++){let _=u[m],g=r.get(l[m]);_===null?d!=EM&&(h[g]=_,d==RM&&f.push(g)):h[g]=_}CM(h,f,s),n.push(h)}}return n}var IM=typeof queueMicrotask>"u"?i=>Promise.resolve().then(i):queueMicrotask;function LM(i){let t=i[0],e=t.length,n=Array(e);for(let r=0;r<n.length;r++)n[r]=r;n.sort((r,o)=>t[r]-t[o]);let s=[];for(let r=0;r<i.length;r++){let o=i[r],a=Array(e);for(let l=0;l<e;l++)a[l]=o[n[l]];s.push(a)}return s}function DM(i){let t=i[0][0],e=t.length;for(let n=1;n<i.length;n++){let s=i[n][0];if(s.length!=e)return!1;if(s!=t){for(let r=0;r<e;r++)if(s[r]!=t[r])return!1}}return!0}function NM(i,t=100){let e=i.length;if(e<=1)return!0;let n=0,s=e-1;for(;n<=s&&i[n]==null;)n++;for(;s>=n&&i[s]==null;)s--;if(s<=n)return!0;let r=qn(1,ci((s-n+1)/t));for(let o=i[n],a=n+r;a<=s;a+=r){let l=i[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}var Pg=["January","February","March","April","May","June","July","August","September","October","November","December"],Ig=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Lg(i){return i.slice(0,3)}var FM=Ig.map(Lg),UM=Pg.map(Lg),OM={MMMM:Pg,MMM:UM,WWWW:Ig,WWW:FM};function Oa(i){return(i<10?"0":"")+i}function BM(i){return(i<10?"00":i<100?"0":"")+i}var kM={YYYY:i=>i.getFullYear(),YY:i=>(i.getFullYear()+"").slice(2),MMMM:(i,t)=>t.MMMM[i.getMonth()],MMM:(i,t)=>t.MMM[i.getMonth()],MM:i=>Oa(i.getMonth()+1),M:i=>i.getMonth()+1,DD:i=>Oa(i.getDate()),D:i=>i.getDate(),WWWW:(i,t)=>t.WWWW[i.getDay()],WWW:(i,t)=>t.WWW[i.getDay()],HH:i=>Oa(i.getHours()),H:i=>i.getHours(),h:i=>{let t=i.getHours();return t==0?12:t>12?t-12:t},AA:i=>i.getHours()>=12?"PM":"AM",aa:i=>i.getHours()>=12?"pm":"am",a:i=>i.getHours()>=12?"p":"a",mm:i=>Oa(i.getMinutes()),m:i=>i.getMinutes(),ss:i=>Oa(i.getSeconds()),s:i=>i.getSeconds(),fff:i=>BM(i.getMilliseconds())};function zd(i,t){t=t||OM;let e=[],n=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=n.exec(i);)e.push(s[0][0]=="{"?kM[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<e.length;a++)o+=typeof e[a]=="string"?e[a]:e[a](r,t);return o}}var zM=new Intl.DateTimeFormat().resolvedOptions().timeZone;function VM(i,t){let e;return t=="UTC"||t=="Etc/UTC"?e=new Date(+i+i.getTimezoneOffset()*6e4):t==zM?e=i:(e=new Date(i.toLocaleString("en-US",{timeZone:t})),e.setMilliseconds(i.getMilliseconds())),e}var Dg=i=>i%1==0,ph=[1,2,2.5,5],GM=Ha(10,-32,0,ph),Ng=Ha(10,0,32,ph),HM=Ng.filter(Dg),pr=GM.concat(Ng),Vd=`
`,Fg="{YYYY}",Qm=Vd+Fg,Ug="{M}/{D}",za=Vd+Ug,ch=za+"/{YY}",Og="{aa}",WM="{h}:{mm}",bo=WM+Og,tg=Vd+bo,eg=":{ss}",Re=null;function Bg(i){let t=i*1e3,e=t*60,n=e*60,s=n*24,r=s*30,o=s*365,l=(i==1?Ha(10,0,3,ph).filter(Dg):Ha(10,-3,0,ph)).concat([t,t*5,t*10,t*15,t*30,e,e*5,e*10,e*15,e*30,n,n*2,n*3,n*4,n*6,n*8,n*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,Fg,Re,Re,Re,Re,Re,Re,1],[s*28,"{MMM}",Qm,Re,Re,Re,Re,Re,1],[s,Ug,Qm,Re,Re,Re,Re,Re,1],[n,"{h}"+Og,ch,Re,za,Re,Re,Re,1],[e,bo,ch,Re,za,Re,Re,Re,1],[t,eg,ch+" "+bo,Re,za+" "+bo,Re,tg,Re,1],[i,eg+".{fff}",ch+" "+bo,Re,za+" "+bo,Re,tg,Re,1]];function u(h){return(d,f,m,_,g,p)=>{let v=[],T=g>=o,b=g>=r&&g<o,R=h(m),E=Ue(R*i,3),y=vd(R.getFullYear(),T?0:R.getMonth(),b||T?1:R.getDate()),A=Ue(y*i,3);if(b||T){let F=b?g/r:0,I=T?g/o:0,L=E==A?E:Ue(vd(y.getFullYear()+I,y.getMonth()+F,1)*i,3),z=new Date(gn(L/i)),G=z.getFullYear(),D=z.getMonth();for(let W=0;L<=_;W++){let Y=vd(G+I*W,D+F*W,1),H=Y-h(Ue(Y*i,3));L=Ue((+Y+H)*i,3),L<=_&&v.push(L)}}else{let F=g>=s?s:g,I=ci(m)-ci(E),L=A+I+_h(E-A,F);v.push(L);let z=h(L),G=z.getHours()+z.getMinutes()/e+z.getSeconds()/n,D=g/n,W=d.axes[f]._space,Y=p/W;for(;L=Ue(L+g,i==1?0:3),!(L>_);)if(D>1){let H=ci(Ue(G+D,6))%24,j=h(L).getHours()-H;j>1&&(j=-1),L-=j*n,G=(G+D)%24;let et=v[v.length-1];Ue((L-et)/g,3)*Y>=.7&&v.push(L)}else v.push(L)}return v}}return[l,c,u]}var[qM,XM,YM]=Bg(1),[$M,ZM,JM]=Bg(.001);Ha(2,-53,53,[1]);function ng(i,t){return i.map(e=>e.map((n,s)=>s==0||s==8||n==null?n:t(s==1||e[8]==0?n:e[1]+n)))}function ig(i,t){return(e,n,s,r,o)=>{let a=t.find(m=>o>=m[0])||t[t.length-1],l,c,u,h,d,f;return n.map(m=>{let _=i(m),g=_.getFullYear(),p=_.getMonth(),v=_.getDate(),T=_.getHours(),b=_.getMinutes(),R=_.getSeconds(),E=g!=l&&a[2]||p!=c&&a[3]||v!=u&&a[4]||T!=h&&a[5]||b!=d&&a[6]||R!=f&&a[7]||a[1];return l=g,c=p,u=v,h=T,d=b,f=R,E(_)})}}function KM(i,t){let e=zd(t);return(n,s,r,o,a)=>s.map(l=>e(i(l)))}function vd(i,t,e){return new Date(i,t,e)}function sg(i,t){return t(i)}var jM="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function rg(i,t){return(e,n,s,r)=>r==null?Nd:t(i(n))}function QM(i,t){let e=i.series[t];return e.width?e.stroke(i,t):e.points.width?e.points.stroke(i,t):null}function tw(i,t){return i.series[t].fill(i,t)}var ew={show:!0,live:!0,isolate:!1,mount:vM,markers:{show:!0,width:2,stroke:QM,fill:tw,dash:"solid"},idx:null,idxs:null,values:[]};function nw(i,t){let e=i.cursor.points,n=xi(),s=e.size(i,t);He(n,Ba,s),He(n,ka,s);let r=s/-2;He(n,"marginLeft",r),He(n,"marginTop",r);let o=e.width(i,t,s);return o&&He(n,"borderWidth",o),n}function iw(i,t){let e=i.series[t].points;return e._fill||e._stroke}function sw(i,t){let e=i.series[t].points;return e._stroke||e._fill}function rw(i,t){return i.series[t].points.size}var bd=[0,0];function ow(i,t,e){return bd[0]=t,bd[1]=e,bd}function hh(i,t,e,n=!0){return s=>{s.button==0&&(!n||s.target==t)&&e(s)}}function Sd(i,t,e,n=!0){return s=>{(!n||s.target==t)&&e(s)}}var aw={show:!0,x:!0,y:!0,lock:!1,move:ow,points:{one:!1,show:nw,size:rw,width:0,stroke:sw,fill:iw},bind:{mousedown:hh,mouseup:hh,click:hh,dblclick:hh,mousemove:Sd,mouseleave:Sd,mouseenter:Sd},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(i,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(i,t,e,n,s)=>n-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},kg={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Gd=un({},kg,{filter:Ag}),zg=un({},Gd,{size:10}),Vg=un({},kg,{show:!1}),Hd='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Gg="bold "+Hd,Hg=1.5,og={show:!0,scale:"x",stroke:Dd,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Gg,side:2,grid:Gd,ticks:zg,border:Vg,font:Hd,lineGap:Hg,rotate:0},lw="Value",cw="Time",ag={show:!0,scale:"x",auto:!1,sorted:1,min:Fe,max:-Fe,idxs:[]};function hw(i,t,e,n,s){return t.map(r=>r==null?"":Bd(r))}function uw(i,t,e,n,s,r,o){let a=[],l=$s.get(s)||0;e=o?e:Ue(_h(e,s),l);for(let c=e;c<=n;c=Ue(c+s,l))a.push(Object.is(c,-0)?0:c);return a}function Rd(i,t,e,n,s,r,o){let a=[],l=i.scales[i.axes[t].scale].log,c=l==10?vs:Sg,u=ci(c(e));s=Mo(l,u),l==10&&(s=pr[Di(s,pr)]);let h=e,d=s*l;l==10&&(d=pr[Di(d,pr)]);do a.push(h),h=h+s,l==10&&!$s.has(h)&&(h=Ue(h,$s.get(s))),h>=d&&(s=h,d=s*l,l==10&&(d=pr[Di(d,pr)]));while(h<=n);return a}function dw(i,t,e,n,s,r,o){let l=i.scales[i.axes[t].scale].asinh,c=n>l?Rd(i,t,qn(l,e),n,s):[l],u=n>=0&&e<=0?[0]:[];return(e<-l?Rd(i,t,qn(l,-n),-e,s):[l]).reverse().map(d=>-d).concat(u,c)}var Wg=/./,fw=/[12357]/,pw=/[125]/,lg=/1/,Cd=(i,t,e,n)=>i.map((s,r)=>t==4&&s==0||r%n==0&&e.test(s.toExponential()[s<0?1:0])?s:null);function mw(i,t,e,n,s){let r=i.axes[e],o=r.scale,a=i.scales[o],l=i.valToPos,c=r._space,u=l(10,o),h=l(9,o)-u>=c?Wg:l(7,o)-u>=c?fw:l(5,o)-u>=c?pw:lg;if(h==lg){let d=_n(l(1,o)-u);if(d<c)return Cd(t.slice().reverse(),a.distr,h,vi(c/d)).reverse()}return Cd(t,a.distr,h,1)}function gw(i,t,e,n,s){let r=i.axes[e],o=r.scale,a=r._space,l=i.valToPos,c=_n(l(1,o)-l(2,o));return c<a?Cd(t.slice().reverse(),3,Wg,vi(a/c)).reverse():t}function _w(i,t,e,n){return n==null?Nd:t==null?"":Bd(t)}var cg={show:!0,scale:"y",stroke:Dd,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Gg,side:3,grid:Gd,ticks:zg,border:Vg,font:Hd,lineGap:Hg,rotate:0};function yw(i,t){let e=3+(i||1)*2;return Ue(e*t,3)}function xw(i,t){let{scale:e,idxs:n}=i.series[0],s=i._data[0],r=i.valToPos(s[n[0]],e,!0),o=i.valToPos(s[n[1]],e,!0),a=_n(o-r),l=i.series[t],c=a/(l.points.space*Ae);return n[1]-n[0]<=c}var hg={scale:null,auto:!0,sorted:0,min:Fe,max:-Fe},qg=(i,t,e,n,s)=>s,ug={show:!0,auto:!0,sorted:0,gaps:qg,alpha:1,facets:[un({},hg,{scale:"x"}),un({},hg,{scale:"y"})]},dg={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:qg,alpha:1,points:{show:xw,filter:null},values:null,min:Fe,max:-Fe,idxs:[],path:null,clip:null};function vw(i,t,e,n,s){return e/10}var Xg={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},bw=un({},Xg,{time:!1,ori:1}),fg={};function Yg(i,t){let e=fg[i];return e||(e={key:i,plots:[],sub(n){e.plots.push(n)},unsub(n){e.plots=e.plots.filter(s=>s!=n)},pub(n,s,r,o,a,l,c){for(let u=0;u<e.plots.length;u++)e.plots[u]!=s&&e.plots[u].pub(n,s,r,o,a,l,c)}},i!=null&&(fg[i]=e)),e}var Eo=1,Pd=2;function yr(i,t,e){let n=i.mode,s=i.series[t],r=n==2?i._data[t]:i._data,o=i.scales,a=i.bbox,l=r[0],c=n==2?r[1]:r[t],u=n==2?o[s.facets[0].scale]:o[i.series[0].scale],h=n==2?o[s.facets[1].scale]:o[s.scale],d=a.left,f=a.top,m=a.width,_=a.height,g=i.valToPosH,p=i.valToPosV;return u.ori==0?e(s,l,c,u,h,g,p,d,f,m,_,vh,Ro,Sh,Zg,Kg):e(s,l,c,u,h,p,g,f,d,_,m,bh,Co,Xd,Jg,jg)}function Wd(i,t){let e=0,n=0,s=Me(i.bands,kd);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==t?e=o.dir:o.series[1]==t&&(o.dir==1?n|=1:n|=2)}return[e,n==1?-1:n==2?1:n==3?2:0]}function Sw(i,t,e,n,s){let r=i.mode,o=i.series[t],a=r==2?o.facets[1].scale:o.scale,l=i.scales[a];return s==-1?l.min:s==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function bs(i,t,e,n,s,r){return yr(i,t,(o,a,l,c,u,h,d,f,m,_,g)=>{let p=o.pxRound,v=c.dir*(c.ori==0?1:-1),T=c.ori==0?Ro:Co,b,R;v==1?(b=e,R=n):(b=n,R=e);let E=p(h(a[b],c,_,f)),y=p(d(l[b],u,g,m)),A=p(h(a[R],c,_,f)),F=p(d(r==1?u.max:u.min,u,g,m)),I=new Path2D(s);return T(I,A,F),T(I,E,F),T(I,E,y),I})}function xh(i,t,e,n,s,r){let o=null;if(i.length>0){o=new Path2D;let a=t==0?Sh:Xd,l=e;for(let h=0;h<i.length;h++){let d=i[h];if(d[1]>d[0]){let f=d[0]-l;f>0&&a(o,l,n,f,n+r),l=d[1]}}let c=e+s-l,u=10;c>0&&a(o,l,n-u/2,c,n+r+u)}return o}function Mw(i,t,e){let n=i[i.length-1];n&&n[0]==t?n[1]=e:i.push([t,e])}function qd(i,t,e,n,s,r,o){let a=[],l=i.length;for(let c=s==1?e:n;c>=e&&c<=n;c+=s)if(t[c]===null){let h=c,d=c;if(s==1)for(;++c<=n&&t[c]===null;)d=c;else for(;--c>=e&&t[c]===null;)d=c;let f=r(i[h]),m=d==h?f:r(i[d]),_=h-s;f=o<=0&&_>=0&&_<l?r(i[_]):f;let p=d+s;m=o>=0&&p>=0&&p<l?r(i[p]):m,m>=f&&a.push([f,m])}return a}function pg(i){return i==0?wg:i==1?gn:t=>fr(t,i)}function $g(i){let t=i==0?vh:bh,e=i==0?(s,r,o,a,l,c)=>{s.arcTo(r,o,a,l,c)}:(s,r,o,a,l,c)=>{s.arcTo(o,r,l,a,c)},n=i==0?(s,r,o,a,l)=>{s.rect(r,o,a,l)}:(s,r,o,a,l)=>{s.rect(o,r,l,a)};return(s,r,o,a,l,c=0,u=0)=>{c==0&&u==0?n(s,r,o,a,l):(c=Ni(c,a/2,l/2),u=Ni(u,a/2,l/2),t(s,r+c,o),e(s,r+a,o,r+a,o+l,c),e(s,r+a,o+l,r,o+l,u),e(s,r,o+l,r,o,u),e(s,r,o,r+a,o,c),s.closePath())}}var vh=(i,t,e)=>{i.moveTo(t,e)},bh=(i,t,e)=>{i.moveTo(e,t)},Ro=(i,t,e)=>{i.lineTo(t,e)},Co=(i,t,e)=>{i.lineTo(e,t)},Sh=$g(0),Xd=$g(1),Zg=(i,t,e,n,s,r)=>{i.arc(t,e,n,s,r)},Jg=(i,t,e,n,s,r)=>{i.arc(e,t,n,s,r)},Kg=(i,t,e,n,s,r,o)=>{i.bezierCurveTo(t,e,n,s,r,o)},jg=(i,t,e,n,s,r,o)=>{i.bezierCurveTo(e,t,s,n,o,r)};function Qg(i){return(t,e,n,s,r)=>yr(t,e,(o,a,l,c,u,h,d,f,m,_,g)=>{let{pxRound:p,points:v}=o,T,b;c.ori==0?(T=vh,b=Zg):(T=bh,b=Jg);let R=Ue(v.width*Ae,3),E=(v.size-v.width)/2*Ae,y=Ue(E*2,3),A=new Path2D,F=new Path2D,{left:I,top:L,width:z,height:G}=t.bbox;Sh(F,I-y,L-y,z+y*2,G+y*2);let D=W=>{if(l[W]!=null){let Y=p(h(a[W],c,_,f)),H=p(d(l[W],u,g,m));T(A,Y+E,H),b(A,Y,H,E,0,uh*2)}};if(r)r.forEach(D);else for(let W=n;W<=s;W++)D(W);return{stroke:R>0?A:null,fill:A,clip:F,flags:Eo|Pd}})}function t0(i){return(t,e,n,s,r,o)=>{n!=s&&(r!=n&&o!=n&&i(t,e,n),r!=s&&o!=s&&i(t,e,s),i(t,e,o))}}var ww=t0(Ro),Aw=t0(Co);function e0(i){let t=Me(i?.alignGaps,0);return(e,n,s,r)=>yr(e,n,(o,a,l,c,u,h,d,f,m,_,g)=>{[s,r]=mh(l,s,r);let p=o.pxRound,v=G=>p(h(G,c,_,f)),T=G=>p(d(G,u,g,m)),b,R;c.ori==0?(b=Ro,R=ww):(b=Co,R=Aw);let E=c.dir*(c.ori==0?1:-1),y={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Eo},A=y.stroke,F=!1;if(r-s>=_*4){let G=ut=>e.posToVal(ut,c.key,!0),D=null,W=null,Y,H,lt,Z=v(a[E==1?s:r]),j=v(a[s]),et=v(a[r]),dt=G(E==1?j+1:et-1);for(let ut=E==1?s:r;ut>=s&&ut<=r;ut+=E){let tt=a[ut],yt=(E==1?tt<dt:tt>dt)?Z:v(tt),Tt=l[ut];yt==Z?Tt!=null?(H=Tt,D==null?(b(A,yt,T(H)),Y=D=W=H):H<D?D=H:H>W&&(W=H)):Tt===null&&(F=!0):(D!=null&&R(A,Z,T(D),T(W),T(Y),T(H)),Tt!=null?(H=Tt,b(A,yt,T(H)),D=W=Y=H):(D=W=null,Tt===null&&(F=!0)),Z=yt,dt=G(Z+E))}D!=null&&D!=W&&lt!=Z&&R(A,Z,T(D),T(W),T(Y),T(H))}else for(let G=E==1?s:r;G>=s&&G<=r;G+=E){let D=l[G];D===null?F=!0:D!=null&&b(A,v(a[G]),T(D))}let[L,z]=Wd(e,n);if(o.fill!=null||L!=0){let G=y.fill=new Path2D(A),D=o.fillTo(e,n,o.min,o.max,L),W=T(D),Y=v(a[s]),H=v(a[r]);E==-1&&([H,Y]=[Y,H]),b(G,H,W),b(G,Y,W)}if(!o.spanGaps){let G=[];F&&G.push(...qd(a,l,s,r,E,v,t)),y.gaps=G=o.gaps(e,n,s,r,G),y.clip=xh(G,c.ori,f,m,_,g)}return z!=0&&(y.band=z==2?[bs(e,n,s,r,A,-1),bs(e,n,s,r,A,1)]:bs(e,n,s,r,A,z)),y})}function Ew(i){let t=Me(i.align,1),e=Me(i.ascDesc,!1),n=Me(i.alignGaps,0),s=Me(i.extend,!1);return(r,o,a,l)=>yr(r,o,(c,u,h,d,f,m,_,g,p,v,T)=>{[a,l]=mh(h,a,l);let b=c.pxRound,{left:R,width:E}=r.bbox,y=j=>b(m(j,d,v,g)),A=j=>b(_(j,f,T,p)),F=d.ori==0?Ro:Co,I={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Eo},L=I.stroke,z=d.dir*(d.ori==0?1:-1),G=A(h[z==1?a:l]),D=y(u[z==1?a:l]),W=D,Y=D;s&&t==-1&&(Y=R,F(L,Y,G)),F(L,D,G);for(let j=z==1?a:l;j>=a&&j<=l;j+=z){let et=h[j];if(et==null)continue;let dt=y(u[j]),ut=A(et);t==1?F(L,dt,G):F(L,W,ut),F(L,dt,ut),G=ut,W=dt}let H=W;s&&t==1&&(H=R+E,F(L,H,G));let[lt,Z]=Wd(r,o);if(c.fill!=null||lt!=0){let j=I.fill=new Path2D(L),et=c.fillTo(r,o,c.min,c.max,lt),dt=A(et);F(j,H,dt),F(j,Y,dt)}if(!c.spanGaps){let j=[];j.push(...qd(u,h,a,l,z,y,n));let et=c.width*Ae/2,dt=e||t==1?et:-et,ut=e||t==-1?-et:et;j.forEach(tt=>{tt[0]+=dt,tt[1]+=ut}),I.gaps=j=c.gaps(r,o,a,l,j),I.clip=xh(j,d.ori,g,p,v,T)}return Z!=0&&(I.band=Z==2?[bs(r,o,a,l,L,-1),bs(r,o,a,l,L,1)]:bs(r,o,a,l,L,Z)),I})}function mg(i,t,e,n,s,r,o=Fe){if(i.length>1){let a=null;for(let l=0,c=1/0;l<i.length;l++)if(t[l]!==void 0){if(a!=null){let u=_n(i[l]-i[a]);u<c&&(c=u,o=_n(e(i[l],n,s,r)-e(i[a],n,s,r)))}a=l}}return o}function Tw(i){i=i||Ga;let t=Me(i.size,[.6,Fe,1]),e=i.align||0,n=i.gap||0,s=i.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=ye(s),o=1-t[0],a=Me(t[1],Fe),l=Me(t[2],1),c=Me(i.disp,Ga),u=Me(i.each,f=>{}),{fill:h,stroke:d}=c;return(f,m,_,g)=>yr(f,m,(p,v,T,b,R,E,y,A,F,I,L)=>{let z=p.pxRound,G=e,D=n*Ae,W=a*Ae,Y=l*Ae,H,lt;b.ori==0?[H,lt]=r(f,m):[lt,H]=r(f,m);let Z=b.dir*(b.ori==0?1:-1),j=b.ori==0?Sh:Xd,et=b.ori==0?u:(Ct,$t,re,Mt,Ne,zt,Xt)=>{u(Ct,$t,re,Ne,Mt,Xt,zt)},dt=Me(f.bands,kd).find(Ct=>Ct.series[0]==m),ut=dt!=null?dt.dir:0,tt=p.fillTo(f,m,p.min,p.max,ut),mt=z(y(tt,R,L,F)),yt,Tt,St,Ht=I,se=z(p.width*Ae),Vt=!1,de=null,le=null,ee=null,We=null;h!=null&&(se==0||d!=null)&&(Vt=!0,de=h.values(f,m,_,g),le=new Map,new Set(de).forEach(Ct=>{Ct!=null&&le.set(Ct,new Path2D)}),se>0&&(ee=d.values(f,m,_,g),We=new Map,new Set(ee).forEach(Ct=>{Ct!=null&&We.set(Ct,new Path2D)})));let{x0:Oe,size:sn}=c;if(Oe!=null&&sn!=null){G=1,v=Oe.values(f,m,_,g),Oe.unit==2&&(v=v.map(re=>f.posToVal(A+re*I,b.key,!0)));let Ct=sn.values(f,m,_,g);sn.unit==2?Tt=Ct[0]*I:Tt=E(Ct[0],b,I,A)-E(0,b,I,A),Ht=mg(v,T,E,b,I,A,Ht),St=Ht-Tt+D}else Ht=mg(v,T,E,b,I,A,Ht),St=Ht*o+D,Tt=Ht-St;St<1&&(St=0),se>=Tt/2&&(se=0),St<5&&(z=wg);let Le=St>0,xn=Ht-St-(Le?se:0);Tt=z(Td(xn,Y,W)),yt=(G==0?Tt/2:G==Z?0:Tt)-G*Z*((G==0?D/2:0)+(Le?se/2:0));let ve={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},dn=Vt?null:new Path2D,$e=null;if(dt!=null)$e=f.data[dt.series[1]];else{let{y0:Ct,y1:$t}=c;Ct!=null&&$t!=null&&(T=$t.values(f,m,_,g),$e=Ct.values(f,m,_,g))}let rn=H*Tt,B=lt*Tt;for(let Ct=Z==1?_:g;Ct>=_&&Ct<=g;Ct+=Z){let $t=T[Ct];if($t==null)continue;if($e!=null){let X=$e[Ct]??0;if($t-X==0)continue;mt=y(X,R,L,F)}let re=b.distr!=2||c!=null?v[Ct]:Ct,Mt=E(re,b,I,A),Ne=y(Me($t,tt),R,L,F),zt=z(Mt-yt),Xt=z(qn(Ne,mt)),C=z(Ni(Ne,mt)),S=Xt-C;if($t!=null){let X=$t<0?B:rn,ht=$t<0?rn:B;Vt?(se>0&&ee[Ct]!=null&&j(We.get(ee[Ct]),zt,C+ci(se/2),Tt,qn(0,S-se),X,ht),de[Ct]!=null&&j(le.get(de[Ct]),zt,C+ci(se/2),Tt,qn(0,S-se),X,ht)):j(dn,zt,C+ci(se/2),Tt,qn(0,S-se),X,ht),et(f,m,Ct,zt-se/2,C,Tt+se,S)}}return se>0?ve.stroke=Vt?We:dn:Vt||(ve._fill=p.width==0?p._fill:p._stroke??p._fill,ve.width=0),ve.fill=Vt?le:dn,ve})}function Rw(i,t){let e=Me(t?.alignGaps,0);return(n,s,r,o)=>yr(n,s,(a,l,c,u,h,d,f,m,_,g,p)=>{[r,o]=mh(c,r,o);let v=a.pxRound,T=H=>v(d(H,u,g,m)),b=H=>v(f(H,h,p,_)),R,E,y;u.ori==0?(R=vh,y=Ro,E=Kg):(R=bh,y=Co,E=jg);let A=u.dir*(u.ori==0?1:-1),F=T(l[A==1?r:o]),I=F,L=[],z=[];for(let H=A==1?r:o;H>=r&&H<=o;H+=A)if(c[H]!=null){let Z=l[H],j=T(Z);L.push(I=j),z.push(b(c[H]))}let G={stroke:i(L,z,R,y,E,v),fill:null,clip:null,band:null,gaps:null,flags:Eo},D=G.stroke,[W,Y]=Wd(n,s);if(a.fill!=null||W!=0){let H=G.fill=new Path2D(D),lt=a.fillTo(n,s,a.min,a.max,W),Z=b(lt);y(H,I,Z),y(H,F,Z)}if(!a.spanGaps){let H=[];H.push(...qd(l,c,r,o,A,T,e)),G.gaps=H=a.gaps(n,s,r,o,H),G.clip=xh(H,u.ori,m,_,g,p)}return Y!=0&&(G.band=Y==2?[bs(n,s,r,o,D,-1),bs(n,s,r,o,D,1)]:bs(n,s,r,o,D,Y)),G})}function Cw(i){return Rw(Pw,i)}function Pw(i,t,e,n,s,r){let o=i.length;if(o<2)return null;let a=new Path2D;if(e(a,i[0],t[0]),o==2)n(a,i[1],t[1]);else{let l=Array(o),c=Array(o-1),u=Array(o-1),h=Array(o-1);for(let d=0;d<o-1;d++)u[d]=t[d+1]-t[d],h[d]=i[d+1]-i[d],c[d]=u[d]/h[d];l[0]=c[0];for(let d=1;d<o-1;d++)c[d]===0||c[d-1]===0||c[d-1]>0!=c[d]>0?l[d]=0:(l[d]=3*(h[d-1]+h[d])/((2*h[d]+h[d-1])/c[d-1]+(h[d]+2*h[d-1])/c[d]),isFinite(l[d])||(l[d]=0));l[o-1]=c[o-2];for(let d=0;d<o-1;d++)s(a,i[d]+h[d]/3,t[d]+l[d]*h[d]/3,i[d+1]-h[d]/3,t[d+1]-l[d+1]*h[d]/3,i[d+1],t[d+1])}return a}var Id=new Set;function gg(){for(let i of Id)i.syncRect(!0)}To&&(gr(hM,So,gg),gr(uM,So,gg,!0),gr(dh,So,()=>{Cn.pxRatio=Ae}));var Iw=e0(),Lw=Qg();function _g(i,t,e,n){return(n?[i[0],i[1]].concat(i.slice(2)):[i[0]].concat(i.slice(1))).map((r,o)=>Ld(r,o,t,e))}function Dw(i,t){return i.map((e,n)=>n==0?{}:un({},t,e))}function Ld(i,t,e,n){return un({},t==0?e:n,i)}function n0(i,t,e){return t==null?wo:[t,e]}var Nw=n0;function Fw(i,t,e){return t==null?wo:fh(t,e,Od,!0)}function i0(i,t,e,n){return t==null?wo:gh(t,e,i.scales[n].log,!1)}var Uw=i0;function s0(i,t,e,n){return t==null?wo:Ud(t,e,i.scales[n].log,!1)}var Ow=s0;function Bw(i,t,e,n,s){let r=qn(Zm(i),Zm(t)),o=t-i,a=Di(s/n*o,e);do{let l=e[a],c=n*l/o;if(c>=s&&r+(l<5?$s.get(l):0)<=17)return[l,c]}while(++a<e.length);return[0,0]}function yg(i){let t,e;return i=i.replace(/(\d+)px/,(n,s)=>(t=gn((e=+s)*Ae))+"px"),[i,t,e]}function kw(i){i.show&&[i.font,i.labelFont].forEach(t=>{let e=Ue(t[2]*Ae,1);t[0]=t[0].replace(/[0-9.]+px/,e+"px"),t[1]=e})}function Cn(i,t,e){let n={mode:Me(i.mode,1)},s=n.mode;function r(x,M,P,N){let q=M.valToPct(x);return N+P*(M.dir==-1?1-q:q)}function o(x,M,P,N){let q=M.valToPct(x);return N+P*(M.dir==-1?q:1-q)}function a(x,M,P,N){return M.ori==0?r(x,M,P,N):o(x,M,P,N)}n.valToPosH=r,n.valToPosV=o;let l=!1;n.status=0;let c=n.root=xi(XS);if(i.id!=null&&(c.id=i.id),li(c,i.class),i.title){let x=xi(ZS,c);x.textContent=i.title}let u=Li("canvas"),h=n.ctx=u.getContext("2d"),d=xi(JS,c);gr("click",d,x=>{x.target===m&&(ke!=Er||qe!=Tr)&&En.click(n,x)},!0);let f=n.under=xi(KS,d);d.appendChild(u);let m=n.over=xi(jS,d);i=Ao(i);let _=+Me(i.pxAlign,1),g=pg(_);(i.plugins||[]).forEach(x=>{x.opts&&(i=x.opts(n,i)||i)});let p=i.ms||.001,v=n.series=s==1?_g(i.series||[],ag,dg,!1):Dw(i.series||[null],ug),T=n.axes=_g(i.axes||[],og,cg,!0),b=n.scales={},R=n.bands=i.bands||[];R.forEach(x=>{x.fill=ye(x.fill||null),x.dir=Me(x.dir,-1)});let E=s==2?v[1].facets[0].scale:v[0].scale,y={axes:is,series:pe},A=(i.drawOrder||["axes","series"]).map(x=>y[x]);function F(x){let M=x.distr==3?P=>vs(P>0?P:x.clamp(n,P,x.min,x.max,x.key)):x.distr==4?P=>xd(P,x.asinh):x.distr==100?P=>x.fwd(P):P=>P;return P=>{let N=M(P),{_min:q,_max:K}=x,at=K-q;return(N-q)/at}}function I(x){let M=b[x];if(M==null){let P=(i.scales||Ga)[x]||Ga;if(P.from!=null){I(P.from);let N=un({},b[P.from],P,{key:x});N.valToPct=F(N),b[x]=N}else{M=b[x]=un({},x==E?Xg:bw,P),M.key=x;let N=M.time,q=M.range,K=Ys(q);if((x!=E||s==2&&!N)&&(K&&(q[0]==null||q[1]==null)&&(q={min:q[0]==null?Xm:{mode:1,hard:q[0],soft:q[0]},max:q[1]==null?Xm:{mode:1,hard:q[1],soft:q[1]}},K=!1),!K&&yh(q))){let at=q;q=(ft,vt,Dt)=>vt==null?wo:fh(vt,Dt,at)}M.range=ye(q||(N?Nw:x==E?M.distr==3?Uw:M.distr==4?Ow:n0:M.distr==3?i0:M.distr==4?s0:Fw)),M.auto=ye(K?!1:M.auto),M.clamp=ye(M.clamp||vw),M._min=M._max=null,M.valToPct=F(M)}}}I("x"),I("y"),s==1&&v.forEach(x=>{I(x.scale)}),T.forEach(x=>{I(x.scale)});for(let x in i.scales)I(x);let L=b[E],z=L.distr,G,D;L.ori==0?(li(c,YS),G=r,D=o):(li(c,$S),G=o,D=r);let W={};for(let x in b){let M=b[x];(M.min!=null||M.max!=null)&&(W[x]={min:M.min,max:M.max},M.min=M.max=null)}let Y=i.tzDate||(x=>new Date(gn(x/p))),H=i.fmtDate||zd,lt=p==1?YM(Y):JM(Y),Z=ig(Y,ng(p==1?XM:ZM,H)),j=rg(Y,sg(jM,H)),et=[],dt=n.legend=un({},ew,i.legend),ut=n.cursor=un({},aw,{drag:{y:s==2}},i.cursor),tt=dt.show,mt=ut.show,yt=dt.markers;dt.idxs=et,yt.width=ye(yt.width),yt.dash=ye(yt.dash),yt.stroke=ye(yt.stroke),yt.fill=ye(yt.fill);let Tt,St,Ht,se=[],Vt=[],de,le=!1,ee={};if(dt.live){let x=v[1]?v[1].values:null;le=x!=null,de=le?x(n,1,0):{_:0};for(let M in de)ee[M]=Nd}if(tt)if(Tt=Li("table",sM,c),Ht=Li("tbody",null,Tt),dt.mount(n,Tt),le){St=Li("thead",null,Tt,Ht);let x=Li("tr",null,St);Li("th",null,x);for(var We in de)Li("th",Dm,x).textContent=We}else li(Tt,oM),dt.live&&li(Tt,rM);let Oe={show:!0},sn={show:!1};function Le(x,M){if(M==0&&(le||!dt.live||s==2))return wo;let P=[],N=Li("tr",aM,Ht,Ht.childNodes[M]);li(N,x.class),x.show||li(N,mr);let q=Li("th",null,N);if(yt.show){let ft=xi(lM,q);if(M>0){let vt=yt.width(n,M);vt&&(ft.style.border=vt+"px "+yt.dash(n,M)+" "+yt.stroke(n,M)),ft.style.background=yt.fill(n,M)}}let K=xi(Dm,q);x.label instanceof HTMLElement?K.appendChild(x.label):K.textContent=x.label,M>0&&(yt.show||(K.style.color=x.width>0?yt.stroke(n,M):yt.fill(n,M)),ve("click",q,ft=>{if(ut._lock)return;Jt(ft);let vt=v.indexOf(x);if((ft.ctrlKey||ft.metaKey)!=dt.isolate){let Dt=v.some((Nt,Ut)=>Ut>0&&Ut!=vt&&Nt.show);v.forEach((Nt,Ut)=>{Ut>0&&ki(Ut,Dt?Ut==vt?Oe:sn:Oe,!0,cn.setSeries)})}else ki(vt,{show:!x.show},!0,cn.setSeries)},!1),Kt&&ve(Om,q,ft=>{ut._lock||(Jt(ft),ki(v.indexOf(x),Cr,!0,cn.setSeries))},!1));for(var at in de){let ft=Li("td",cM,N);ft.textContent="--",P.push(ft)}return[N,P]}let xn=new Map;function ve(x,M,P,N=!0){let q=xn.get(M)||{},K=ut.bind[x](n,M,P,N);K&&(gr(x,M,q[x]=K),xn.set(M,q))}function dn(x,M,P){let N=xn.get(M)||{};for(let q in N)(x==null||q==x)&&(Ed(q,M,N[q]),delete N[q]);x==null&&xn.delete(M)}let $e=0,rn=0,B=0,Ct=0,$t=0,re=0,Mt=$t,Ne=re,zt=B,Xt=Ct,C=0,S=0,X=0,ht=0;n.bbox={};let ot=!1,_t=!1,xt=!1,nt=!1,st=!1,pt=!1;function O(x,M,P){(P||x!=n.width||M!=n.height)&&rt(x,M),ce(!1),xt=!0,_t=!0,Pn()}function rt(x,M){n.width=$e=B=x,n.height=rn=Ct=M,$t=re=0,bt(),Gt();let P=n.bbox;C=P.left=fr($t*Ae,.5),S=P.top=fr(re*Ae,.5),X=P.width=fr(B*Ae,.5),ht=P.height=fr(Ct*Ae,.5)}let it=3;function wt(){let x=!1,M=0;for(;!x;){M++;let P=Mr(M),N=Bi(M);x=M==it||P&&N,x||(rt(n.width,n.height),_t=!0)}}function gt({width:x,height:M}){O(x,M)}n.setSize=gt;function bt(){let x=!1,M=!1,P=!1,N=!1;T.forEach((q,K)=>{if(q.show&&q._show){let{side:at,_size:ft}=q,vt=at%2,Dt=q.label!=null?q.labelSize:0,Nt=ft+Dt;Nt>0&&(vt?(B-=Nt,at==3?($t+=Nt,N=!0):P=!0):(Ct-=Nt,at==0?(re+=Nt,x=!0):M=!0))}}),Ui[0]=x,Ui[1]=P,Ui[2]=M,Ui[3]=N,B-=bi[1]+bi[3],$t+=bi[3],Ct-=bi[2]+bi[0],re+=bi[0]}function Gt(){let x=$t+B,M=re+Ct,P=$t,N=re;function q(K,at){switch(K){case 1:return x+=at,x-at;case 2:return M+=at,M-at;case 3:return P-=at,P+at;case 0:return N-=at,N+at}}T.forEach((K,at)=>{if(K.show&&K._show){let ft=K.side;K._pos=q(ft,K._size),K.label!=null&&(K._lpos=q(ft,K.labelSize))}})}if(ut.dataIdx==null){let x=ut.hover,M=x.skip=new Set(x.skip??[]);M.add(void 0);let P=x.prox=ye(x.prox),N=x.bias??=0;ut.dataIdx=(q,K,at,ft)=>{if(K==0)return at;let vt=at,Dt=P(q,K,at,ft)??Fe,Nt=Dt>=0&&Dt<Fe,Ut=L.ori==0?B:Ct,ne=ut.left,we=t[0],Se=t[K];if(M.has(Se[at])){vt=null;let me=null,Zt=null,Wt;if(N==0||N==-1)for(Wt=at;me==null&&Wt-- >0;)M.has(Se[Wt])||(me=Wt);if(N==0||N==1)for(Wt=at;Zt==null&&Wt++<Se.length;)M.has(Se[Wt])||(Zt=Wt);if(me!=null||Zt!=null)if(Nt){let Ve=me==null?-1/0:G(we[me],L,Ut,0),Ke=Zt==null?1/0:G(we[Zt],L,Ut,0),Mn=ne-Ve,De=Ke-ne;Mn<=De?Mn<=Dt&&(vt=me):De<=Dt&&(vt=Zt)}else vt=Zt==null?me:me==null?Zt:at-me<=Zt-at?me:Zt}else Nt&&_n(ne-G(we[at],L,Ut,0))>Dt&&(vt=null);return vt}}let Jt=x=>{ut.event=x};ut.idxs=et,ut._lock=!1;let ct=ut.points;ct.show=ye(ct.show),ct.size=ye(ct.size),ct.stroke=ye(ct.stroke),ct.width=ye(ct.width),ct.fill=ye(ct.fill);let Ot=n.focus=un({},i.focus||{alpha:.3},ut.focus),Kt=Ot.prox>=0,Rt=Kt&&ct.one,ae=[],Be=[],Un=[];function Lo(x,M){let P=ct.show(n,M);if(P instanceof HTMLElement)return li(P,iM),li(P,x.class),Qi(P,-10,-10,B,Ct),m.insertBefore(P,ae[M]),P}function vr(x,M){if(s==1||M>0){let P=s==1&&b[x.scale].time,N=x.value;x.value=P?jm(N)?rg(Y,sg(N,H)):N||j:N||_w,x.label=x.label||(P?cw:lw)}if(Rt||M>0){x.width=x.width==null?1:x.width,x.paths=x.paths||Iw||bM,x.fillTo=ye(x.fillTo||Sw),x.pxAlign=+Me(x.pxAlign,_),x.pxRound=pg(x.pxAlign),x.stroke=ye(x.stroke||null),x.fill=ye(x.fill||null),x._stroke=x._fill=x._paths=x._focus=null;let P=yw(qn(1,x.width),1),N=x.points=un({},{size:P,width:qn(1,P*.2),stroke:x.stroke,space:P*2,paths:Lw,_stroke:null,_fill:null},x.points);N.show=ye(N.show),N.filter=ye(N.filter),N.fill=ye(N.fill),N.stroke=ye(N.stroke),N.paths=ye(N.paths),N.pxAlign=x.pxAlign}if(tt){let P=Le(x,M);se.splice(M,0,P[0]),Vt.splice(M,0,P[1]),dt.values.push(null)}if(mt){et.splice(M,0,null);let P=null;Rt?M==0&&(P=Lo(x,M)):M>0&&(P=Lo(x,M)),ae.splice(M,0,P),Be.splice(M,0,0),Un.splice(M,0,0)}Sn("addSeries",M)}function zh(x,M){M=M??v.length,x=s==1?Ld(x,M,ag,dg):Ld(x,M,{},ug),v.splice(M,0,x),vr(v[M],M)}n.addSeries=zh;function Ya(x){if(v.splice(x,1),tt){dt.values.splice(x,1),Vt.splice(x,1);let M=se.splice(x,1)[0];dn(null,M.firstChild),M.remove()}mt&&(et.splice(x,1),ae.splice(x,1)[0].remove(),Be.splice(x,1),Un.splice(x,1)),Sn("delSeries",x)}n.delSeries=Ya;let Ui=[!1,!1,!1,!1];function ts(x,M){if(x._show=x.show,x.show){let P=x.side%2,N=b[x.scale];N==null&&(x.scale=P?v[1].scale:E,N=b[x.scale]);let q=N.time;x.size=ye(x.size),x.space=ye(x.space),x.rotate=ye(x.rotate),Ys(x.incrs)&&x.incrs.forEach(at=>{!$s.has(at)&&$s.set(at,Tg(at))}),x.incrs=ye(x.incrs||(N.distr==2?HM:q?p==1?qM:$M:pr)),x.splits=ye(x.splits||(q&&N.distr==1?lt:N.distr==3?Rd:N.distr==4?dw:uw)),x.stroke=ye(x.stroke),x.grid.stroke=ye(x.grid.stroke),x.ticks.stroke=ye(x.ticks.stroke),x.border.stroke=ye(x.border.stroke);let K=x.values;x.values=Ys(K)&&!Ys(K[0])?ye(K):q?Ys(K)?ig(Y,ng(K,H)):jm(K)?KM(Y,K):K||Z:K||hw,x.filter=ye(x.filter||(N.distr>=3&&N.log==10?mw:N.distr==3&&N.log==2?gw:Ag)),x.font=yg(x.font),x.labelFont=yg(x.labelFont),x._size=x.size(n,null,M,0),x._space=x._rotate=x._incrs=x._found=x._splits=x._values=null,x._size>0&&(Ui[M]=!0,x._el=xi(QS,d))}}function es(x,M,P,N){let[q,K,at,ft]=P,vt=M%2,Dt=0;return vt==0&&(ft||K)&&(Dt=M==0&&!q||M==2&&!at?gn(og.size/3):0),vt==1&&(q||at)&&(Dt=M==1&&!K||M==3&&!ft?gn(cg.size/2):0),Dt}let Do=n.padding=(i.padding||[es,es,es,es]).map(x=>ye(Me(x,es))),bi=n._padding=Do.map((x,M)=>x(n,M,Ui,0)),Ze,en=null,nn=null,Oi=s==1?v[0].idxs:null,Kn=null,Ms=!1;function No(x,M){if(t=x??[],n.data=n._data=t,s==2){Ze=0;for(let P=1;P<v.length;P++)Ze+=t[P][0].length}else{t.length==0&&(n.data=n._data=t=[[]]),Kn=t[0],Ze=Kn.length;let P=t;if(z==2){P=t.slice();let N=P[0]=Array(Ze);for(let q=0;q<Ze;q++)N[q]=q}n._data=t=P}if(ce(!0),Sn("setData"),z==2&&(xt=!0),M!==!1){let P=L;P.auto(n,Ms)?Fo():Es(E,P.min,P.max),nt=nt||ut.left>=0,pt=!0,Pn()}}n.setData=No;function Fo(){Ms=!0;let x,M;s==1&&(Ze>0?(en=Oi[0]=0,nn=Oi[1]=Ze-1,x=t[0][en],M=t[0][nn],z==2?(x=en,M=nn):x==M&&(z==3?[x,M]=gh(x,x,L.log,!1):z==4?[x,M]=Ud(x,x,L.log,!1):L.time?M=x+gn(86400/p):[x,M]=fh(x,M,Od,!0))):(en=Oi[0]=x=null,nn=Oi[1]=M=null)),Es(E,x,M)}let br,ws,Sr,w,V,Q,$,J,At,Pt;function Et(x,M,P,N,q,K){x??=Fm,P??=kd,N??="butt",q??=Fm,K??="round",x!=br&&(h.strokeStyle=br=x),q!=ws&&(h.fillStyle=ws=q),M!=Sr&&(h.lineWidth=Sr=M),K!=V&&(h.lineJoin=V=K),N!=Q&&(h.lineCap=Q=N),P!=w&&h.setLineDash(w=P)}function It(x,M,P,N){M!=ws&&(h.fillStyle=ws=M),x!=$&&(h.font=$=x),P!=J&&(h.textAlign=J=P),N!=At&&(h.textBaseline=At=N)}function kt(x,M,P,N,q=0){if(N.length>0&&x.auto(n,Ms)&&(M==null||M.min==null)){let K=Me(en,0),at=Me(nn,N.length-1),ft=P.min==null?mM(N,K,at,q,x.distr==3):[P.min,P.max];x.min=Ni(x.min,P.min=ft[0]),x.max=qn(x.max,P.max=ft[1])}}let Qt={min:null,max:null};function fe(){for(let N in b){let q=b[N];W[N]==null&&(q.min==null||W[E]!=null&&q.auto(n,Ms))&&(W[N]=Qt)}for(let N in b){let q=b[N];W[N]==null&&q.from!=null&&W[q.from]!=null&&(W[N]=Qt)}W[E]!=null&&ce(!0);let x={};for(let N in W){let q=W[N];if(q!=null){let K=x[N]=Ao(b[N],wM);if(q.min!=null)un(K,q);else if(N!=E||s==2)if(Ze==0&&K.from==null){let at=K.range(n,null,null,N);K.min=at[0],K.max=at[1]}else K.min=Fe,K.max=-Fe}}if(Ze>0){v.forEach((N,q)=>{if(s==1){let K=N.scale,at=W[K];if(at==null)return;let ft=x[K];if(q==0){let vt=ft.range(n,ft.min,ft.max,K);ft.min=vt[0],ft.max=vt[1],en=Di(ft.min,t[0]),nn=Di(ft.max,t[0]),nn-en>1&&(t[0][en]<ft.min&&en++,t[0][nn]>ft.max&&nn--),N.min=Kn[en],N.max=Kn[nn]}else N.show&&N.auto&&kt(ft,at,N,t[q],N.sorted);N.idxs[0]=en,N.idxs[1]=nn}else if(q>0&&N.show&&N.auto){let[K,at]=N.facets,ft=K.scale,vt=at.scale,[Dt,Nt]=t[q],Ut=x[ft],ne=x[vt];Ut!=null&&kt(Ut,W[ft],K,Dt,K.sorted),ne!=null&&kt(ne,W[vt],at,Nt,at.sorted),N.min=at.min,N.max=at.max}});for(let N in x){let q=x[N],K=W[N];if(q.from==null&&(K==null||K.min==null)){let at=q.range(n,q.min==Fe?null:q.min,q.max==-Fe?null:q.max,N);q.min=at[0],q.max=at[1]}}}for(let N in x){let q=x[N];if(q.from!=null){let K=x[q.from];if(K.min==null)q.min=q.max=null;else{let at=q.range(n,K.min,K.max,N);q.min=at[0],q.max=at[1]}}}let M={},P=!1;for(let N in x){let q=x[N],K=b[N];if(K.min!=q.min||K.max!=q.max){K.min=q.min,K.max=q.max;let at=K.distr;K._min=at==3?vs(K.min):at==4?xd(K.min,K.asinh):at==100?K.fwd(K.min):K.min,K._max=at==3?vs(K.max):at==4?xd(K.max,K.asinh):at==100?K.fwd(K.max):K.max,M[N]=P=!0}}if(P){v.forEach((N,q)=>{s==2?q>0&&M.y&&(N._paths=null):M[N.scale]&&(N._paths=null)});for(let N in M)xt=!0,Sn("setScale",N);mt&&ut.left>=0&&(nt=pt=!0)}for(let N in W)W[N]=null}function Bt(x){let M=Td(en-1,0,Ze-1),P=Td(nn+1,0,Ze-1);for(;x[M]==null&&M>0;)M--;for(;x[P]==null&&P<Ze-1;)P++;return[M,P]}function pe(){if(Ze>0){let x=v.some(M=>M._focus)&&Pt!=Ot.alpha;x&&(h.globalAlpha=Pt=Ot.alpha),v.forEach((M,P)=>{if(P>0&&M.show&&(Ye(P,!1),Ye(P,!0),M._paths==null)){let N=Pt;Pt!=M.alpha&&(h.globalAlpha=Pt=M.alpha);let q=s==2?[0,t[P][0].length-1]:Bt(t[P]);M._paths=M.paths(n,P,q[0],q[1]),Pt!=N&&(h.globalAlpha=Pt=N)}}),v.forEach((M,P)=>{if(P>0&&M.show){let N=Pt;Pt!=M.alpha&&(h.globalAlpha=Pt=M.alpha),M._paths!=null&&Ce(P,!1);{let q=M._paths!=null?M._paths.gaps:null,K=M.points.show(n,P,en,nn,q),at=M.points.filter(n,P,K,q);(K||at)&&(M.points._paths=M.points.paths(n,P,en,nn,at),Ce(P,!0))}Pt!=N&&(h.globalAlpha=Pt=N),Sn("drawSeries",P)}}),x&&(h.globalAlpha=Pt=1)}}function Ye(x,M){let P=M?v[x].points:v[x];P._stroke=P.stroke(n,x),P._fill=P.fill(n,x)}function Ce(x,M){let P=M?v[x].points:v[x],{stroke:N,fill:q,clip:K,flags:at,_stroke:ft=P._stroke,_fill:vt=P._fill,_width:Dt=P.width}=P._paths;Dt=Ue(Dt*Ae,3);let Nt=null,Ut=Dt%2/2;M&&vt==null&&(vt=Dt>0?"#fff":ft);let ne=P.pxAlign==1&&Ut>0;if(ne&&h.translate(Ut,Ut),!M){let we=C-Dt/2,Se=S-Dt/2,me=X+Dt,Zt=ht+Dt;Nt=new Path2D,Nt.rect(we,Se,me,Zt)}M?Ft(ft,Dt,P.dash,P.cap,vt,N,q,at,K):Pe(x,ft,Dt,P.dash,P.cap,vt,N,q,at,Nt,K),ne&&h.translate(-Ut,-Ut)}function Pe(x,M,P,N,q,K,at,ft,vt,Dt,Nt){let Ut=!1;vt!=0&&R.forEach((ne,we)=>{if(ne.series[0]==x){let Se=v[ne.series[1]],me=t[ne.series[1]],Zt=(Se._paths||Ga).band;Ys(Zt)&&(Zt=ne.dir==1?Zt[0]:Zt[1]);let Wt,Ve=null;Se.show&&Zt&&_M(me,en,nn)?(Ve=ne.fill(n,we)||K,Wt=Se._paths.clip):Zt=null,Ft(M,P,N,q,Ve,at,ft,vt,Dt,Nt,Wt,Zt),Ut=!0}}),Ut||Ft(M,P,N,q,K,at,ft,vt,Dt,Nt)}let fn=Eo|Pd;function Ft(x,M,P,N,q,K,at,ft,vt,Dt,Nt,Ut){Et(x,M,P,N,q),(vt||Dt||Ut)&&(h.save(),vt&&h.clip(vt),Dt&&h.clip(Dt)),Ut?(ft&fn)==fn?(h.clip(Ut),Nt&&h.clip(Nt),ge(q,at),on(x,K,M)):ft&Pd?(ge(q,at),h.clip(Ut),on(x,K,M)):ft&Eo&&(h.save(),h.clip(Ut),Nt&&h.clip(Nt),ge(q,at),h.restore(),on(x,K,M)):(ge(q,at),on(x,K,M)),(vt||Dt||Ut)&&h.restore()}function on(x,M,P){P>0&&(M instanceof Map?M.forEach((N,q)=>{h.strokeStyle=br=q,h.stroke(N)}):M!=null&&x&&h.stroke(M))}function ge(x,M){M instanceof Map?M.forEach((P,N)=>{h.fillStyle=ws=N,h.fill(P)}):M!=null&&x&&h.fill(M)}function ns(x,M,P,N){let q=T[x],K;if(N<=0)K=[0,0];else{let at=q._space=q.space(n,x,M,P,N),ft=q._incrs=q.incrs(n,x,M,P,N,at);K=Bw(M,P,ft,N,at)}return q._found=K}function an(x,M,P,N,q,K,at,ft,vt,Dt){let Nt=at%2/2;_==1&&h.translate(Nt,Nt),Et(ft,at,vt,Dt,ft),h.beginPath();let Ut,ne,we,Se,me=q+(N==0||N==3?-K:K);P==0?(ne=q,Se=me):(Ut=q,we=me);for(let Zt=0;Zt<x.length;Zt++)M[Zt]!=null&&(P==0?Ut=we=x[Zt]:ne=Se=x[Zt],h.moveTo(Ut,ne),h.lineTo(we,Se));h.stroke(),_==1&&h.translate(-Nt,-Nt)}function Mr(x){let M=!0;return T.forEach((P,N)=>{if(!P.show)return;let q=b[P.scale];if(q.min==null){P._show&&(M=!1,P._show=!1,ce(!1));return}else P._show||(M=!1,P._show=!0,ce(!1));let K=P.side,at=K%2,{min:ft,max:vt}=q,[Dt,Nt]=ns(N,ft,vt,at==0?B:Ct);if(Nt==0)return;let Ut=q.distr==2,ne=P._splits=P.splits(n,N,ft,vt,Dt,Nt,Ut),we=q.distr==2?ne.map(Wt=>Kn[Wt]):ne,Se=q.distr==2?Kn[ne[1]]-Kn[ne[0]]:Dt,me=P._values=P.values(n,P.filter(n,we,N,Nt,Se),N,Nt,Se);P._rotate=K==2?P.rotate(n,me,N,Nt):0;let Zt=P._size;P._size=vi(P.size(n,me,N,x)),Zt!=null&&P._size!=Zt&&(M=!1)}),M}function Bi(x){let M=!0;return Do.forEach((P,N)=>{let q=P(n,N,Ui,x);q!=bi[N]&&(M=!1),bi[N]=q}),M}function is(){for(let x=0;x<T.length;x++){let M=T[x];if(!M.show||!M._show)continue;let P=M.side,N=P%2,q,K,at=M.stroke(n,x),ft=P==0||P==3?-1:1,[vt,Dt]=M._found;if(M.label!=null){let kn=M.labelGap*ft,ti=gn((M._lpos+kn)*Ae);It(M.labelFont[0],at,"center",P==2?"top":Nm),h.save(),N==1?(q=K=0,h.translate(ti,gn(S+ht/2)),h.rotate((P==3?-uh:uh)/2)):(q=gn(C+X/2),K=ti);let Ks=Mg(M.label)?M.label(n,x,vt,Dt):M.label;h.fillText(Ks,q,K),h.restore()}if(Dt==0)continue;let Nt=b[M.scale],Ut=N==0?X:ht,ne=N==0?C:S,we=M._splits,Se=Nt.distr==2?we.map(kn=>Kn[kn]):we,me=Nt.distr==2?Kn[we[1]]-Kn[we[0]]:vt,Zt=M.ticks,Wt=M.border,Ve=Zt.show?Zt.size:0,Ke=gn(Ve*Ae),Mn=gn((M.alignTo==2?M._size-Ve-M.gap:M.gap)*Ae),De=M._rotate*-uh/180,je=g(M._pos*Ae),jn=(Ke+Mn)*ft,Bn=je+jn;K=N==0?Bn:0,q=N==1?Bn:0;let di=M.font[0],Si=M.align==1?vo:M.align==2?gd:De>0?vo:De<0?gd:N==0?"center":P==3?gd:vo,Vi=De||N==1?"middle":P==2?"top":Nm;It(di,at,Si,Vi);let Qn=M.font[1]*M.lineGap,fi=we.map(kn=>g(a(kn,Nt,Ut,ne))),Mi=M._values;for(let kn=0;kn<Mi.length;kn++){let ti=Mi[kn];if(ti!=null){N==0?q=fi[kn]:K=fi[kn],ti=""+ti;let Ks=ti.indexOf(`
`)==-1?[ti]:ti.split(/\n/gm);for(let zn=0;zn<Ks.length;zn++){let Sf=Ks[zn];De?(h.save(),h.translate(q,K+zn*Qn),h.rotate(De),h.fillText(Sf,0,0),h.restore()):h.fillText(Sf,q,K+zn*Qn)}}}Zt.show&&an(fi,Zt.filter(n,Se,x,Dt,me),N,P,je,Ke,Ue(Zt.width*Ae,3),Zt.stroke(n,x),Zt.dash,Zt.cap);let Gi=M.grid;Gi.show&&an(fi,Gi.filter(n,Se,x,Dt,me),N,N==0?2:1,N==0?S:C,N==0?ht:X,Ue(Gi.width*Ae,3),Gi.stroke(n,x),Gi.dash,Gi.cap),Wt.show&&an([je],[1],N==0?1:0,N==0?1:2,N==1?S:C,N==1?ht:X,Ue(Wt.width*Ae,3),Wt.stroke(n,x),Wt.dash,Wt.cap)}Sn("drawAxes")}function ce(x){v.forEach((M,P)=>{P>0&&(M._paths=null,x&&(s==1?(M.min=null,M.max=null):M.facets.forEach(N=>{N.min=null,N.max=null})))})}let Je=!1,On=!1,Ie=[];function ln(){On=!1;for(let x=0;x<Ie.length;x++)Sn(...Ie[x]);Ie.length=0}function Pn(){Je||(IM(sf),Je=!0)}function $a(x,M=!1){Je=!0,On=M,x(n),sf(),M&&Ie.length>0&&queueMicrotask(ln)}n.batch=$a;function sf(){if(ot&&(fe(),ot=!1),xt&&(wt(),xt=!1),_t){if(He(f,vo,$t),He(f,"top",re),He(f,Ba,B),He(f,ka,Ct),He(m,vo,$t),He(m,"top",re),He(m,Ba,B),He(m,ka,Ct),He(d,Ba,$e),He(d,ka,rn),u.width=gn($e*Ae),u.height=gn(rn*Ae),T.forEach(({_el:x,_show:M,_size:P,_pos:N,side:q})=>{if(x!=null)if(M){let K=q===3||q===0?P:0,at=q%2==1;He(x,at?"left":"top",N-K),He(x,at?"width":"height",P),He(x,at?"top":"left",at?re:$t),He(x,at?"height":"width",at?Ct:B),Ad(x,mr)}else li(x,mr)}),br=ws=Sr=V=Q=$=J=At=w=null,Pt=1,Bo(!0),$t!=Mt||re!=Ne||B!=zt||Ct!=Xt){ce(!1);let x=B/zt,M=Ct/Xt;if(mt&&!nt&&ut.left>=0){ut.left*=x,ut.top*=M,wr&&Qi(wr,gn(ut.left),0,B,Ct),Ar&&Qi(Ar,0,gn(ut.top),B,Ct);for(let P=0;P<ae.length;P++){let N=ae[P];N!=null&&(Be[P]*=x,Un[P]*=M,Qi(N,vi(Be[P]),vi(Un[P]),B,Ct))}}if(ze.show&&!st&&ze.left>=0&&ze.width>0){ze.left*=x,ze.width*=x,ze.top*=M,ze.height*=M;for(let P in Xh)He(Rr,P,ze[P])}Mt=$t,Ne=re,zt=B,Xt=Ct}Sn("setSize"),_t=!1}$e>0&&rn>0&&(h.clearRect(0,0,u.width,u.height),Sn("drawClear"),A.forEach(x=>x()),Sn("draw")),ze.show&&st&&(Za(ze),st=!1),mt&&nt&&(Js(null,!0,!1),nt=!1),dt.show&&dt.live&&pt&&(Wh(),pt=!1),l||(l=!0,n.status=1,Sn("ready")),Ms=!1,Je=!1}n.redraw=(x,M)=>{xt=M||!1,x!==!1?Es(E,L.min,L.max):Pn()};function Vh(x,M){let P=b[x];if(P.from==null){if(Ze==0){let N=P.range(n,M.min,M.max,x);M.min=N[0],M.max=N[1]}if(M.min>M.max){let N=M.min;M.min=M.max,M.max=N}if(Ze>1&&M.min!=null&&M.max!=null&&M.max-M.min<1e-16)return;x==E&&P.distr==2&&Ze>0&&(M.min=Di(M.min,t[0]),M.max=Di(M.max,t[0]),M.min==M.max&&M.max++),W[x]=M,ot=!0,Pn()}}n.setScale=Vh;let Gh,Hh,wr,Ar,rf,of,Er,Tr,af,lf,ke,qe,As=!1,En=ut.drag,vn=En.x,bn=En.y;mt&&(ut.x&&(Gh=xi(eM,m)),ut.y&&(Hh=xi(nM,m)),L.ori==0?(wr=Gh,Ar=Hh):(wr=Hh,Ar=Gh),ke=ut.left,qe=ut.top);let ze=n.select=un({show:!0,over:!0,left:0,width:0,top:0,height:0},i.select),Rr=ze.show?xi(tM,ze.over?m:f):null;function Za(x,M){if(ze.show){for(let P in x)ze[P]=x[P],P in Xh&&He(Rr,P,x[P]);M!==!1&&Sn("setSelect")}}n.setSelect=Za;function N0(x){if(v[x].show)tt&&Ad(se[x],mr);else if(tt&&li(se[x],mr),mt){let P=Rt?ae[0]:ae[x];P!=null&&Qi(P,-10,-10,B,Ct)}}function Es(x,M,P){Vh(x,{min:M,max:P})}function ki(x,M,P,N){M.focus!=null&&k0(x),M.show!=null&&v.forEach((q,K)=>{K>0&&(x==K||x==null)&&(q.show=M.show,N0(K),s==2?(Es(q.facets[0].scale,null,null),Es(q.facets[1].scale,null,null)):Es(q.scale,null,null),Pn())}),P!==!1&&Sn("setSeries",x,M),N&&ko("setSeries",n,x,M)}n.setSeries=ki;function F0(x,M){un(R[x],M)}function U0(x,M){x.fill=ye(x.fill||null),x.dir=Me(x.dir,-1),M=M??R.length,R.splice(M,0,x)}function O0(x){x==null?R.length=0:R.splice(x,1)}n.addBand=U0,n.setBand=F0,n.delBand=O0;function B0(x,M){v[x].alpha=M,mt&&ae[x]!=null&&(ae[x].style.opacity=M),tt&&se[x]&&(se[x].style.opacity=M)}let ss,Ts,Zs,Cr={focus:!0};function k0(x){if(x!=Zs){let M=x==null,P=Ot.alpha!=1;v.forEach((N,q)=>{if(s==1||q>0){let K=M||q==0||q==x;N._focus=M?null:K,P&&B0(q,K?1:Ot.alpha)}}),Zs=x,P&&Pn()}}tt&&Kt&&ve(Bm,Tt,x=>{ut._lock||(Jt(x),Zs!=null&&ki(null,Cr,!0,cn.setSeries))});function zi(x,M,P){let N=b[M];P&&(x=x/Ae-(N.ori==1?re:$t));let q=B;N.ori==1&&(q=Ct,x=q-x),N.dir==-1&&(x=q-x);let K=N._min,at=N._max,ft=x/q,vt=K+(at-K)*ft,Dt=N.distr;return Dt==3?Mo(10,vt):Dt==4?xM(vt,N.asinh):Dt==100?N.bwd(vt):vt}function z0(x,M){let P=zi(x,E,M);return Di(P,t[0],en,nn)}n.valToIdx=x=>Di(x,t[0]),n.posToIdx=z0,n.posToVal=zi,n.valToPos=(x,M,P)=>b[M].ori==0?r(x,b[M],P?X:B,P?C:0):o(x,b[M],P?ht:Ct,P?S:0),n.setCursor=(x,M,P)=>{ke=x.left,qe=x.top,Js(null,M,P)};function cf(x,M){He(Rr,vo,ze.left=x),He(Rr,Ba,ze.width=M)}function hf(x,M){He(Rr,"top",ze.top=x),He(Rr,ka,ze.height=M)}let Uo=L.ori==0?cf:hf,Oo=L.ori==1?cf:hf;function V0(){if(tt&&dt.live)for(let x=s==2?1:0;x<v.length;x++){if(x==0&&le)continue;let M=dt.values[x],P=0;for(let N in M)Vt[x][P++].firstChild.nodeValue=M[N]}}function Wh(x,M){if(x!=null&&(x.idxs?x.idxs.forEach((P,N)=>{et[N]=P}):MM(x.idx)||et.fill(x.idx),dt.idx=et[0]),tt&&dt.live){for(let P=0;P<v.length;P++)(P>0||s==1&&!le)&&G0(P,et[P]);V0()}pt=!1,M!==!1&&Sn("setLegend")}n.setLegend=Wh;function G0(x,M){let P=v[x],N=x==0&&z==2?Kn:t[x],q;le?q=P.values(n,x,M)??ee:(q=P.value(n,M==null?null:N[M],x,M),q=q==null?ee:{_:q}),dt.values[x]=q}function Js(x,M,P){af=ke,lf=qe,[ke,qe]=ut.move(n,ke,qe),ut.left=ke,ut.top=qe,mt&&(wr&&Qi(wr,gn(ke),0,B,Ct),Ar&&Qi(Ar,0,gn(qe),B,Ct));let N,q=en>nn;ss=Fe,Ts=null;let K=L.ori==0?B:Ct,at=L.ori==1?B:Ct;if(ke<0||Ze==0||q){N=ut.idx=null;for(let ft=0;ft<v.length;ft++){let vt=ae[ft];vt!=null&&Qi(vt,-10,-10,B,Ct)}Kt&&ki(null,Cr,!0,x==null&&cn.setSeries),dt.live&&(et.fill(N),pt=!0)}else{let ft,vt,Dt;s==1&&(ft=L.ori==0?ke:qe,vt=zi(ft,E),N=ut.idx=Di(vt,t[0],en,nn),Dt=G(t[0][N],L,K,0));let Nt=-10,Ut=-10,ne=0,we=0,Se=!0,me="",Zt="";for(let Wt=s==2?1:0;Wt<v.length;Wt++){let Ve=v[Wt],Ke=et[Wt],Mn=Ke==null?null:s==1?t[Wt][Ke]:t[Wt][1][Ke],De=ut.dataIdx(n,Wt,N,vt),je=De==null?null:s==1?t[Wt][De]:t[Wt][1][De];if(pt=pt||je!=Mn||De!=Ke,et[Wt]=De,Wt>0&&Ve.show){let jn=De==null?-10:De==N?Dt:G(s==1?t[0][De]:t[Wt][0][De],L,K,0),Bn=je==null?-10:D(je,s==1?b[Ve.scale]:b[Ve.facets[1].scale],at,0);if(Kt&&je!=null){let di=L.ori==1?ke:qe,Si=_n(Ot.dist(n,Wt,De,Bn,di));if(Si<ss){let Vi=Ot.bias;if(Vi!=0){let Qn=zi(di,Ve.scale),fi=je>=0?1:-1,Mi=Qn>=0?1:-1;Mi==fi&&(Mi==1?Vi==1?je>=Qn:je<=Qn:Vi==1?je<=Qn:je>=Qn)&&(ss=Si,Ts=Wt)}else ss=Si,Ts=Wt}}if(pt||Rt){let di,Si;L.ori==0?(di=jn,Si=Bn):(di=Bn,Si=jn);let Vi,Qn,fi,Mi,Gi,kn,ti=!0,Ks=ct.bbox;if(Ks!=null){ti=!1;let zn=Ks(n,Wt);fi=zn.left,Mi=zn.top,Vi=zn.width,Qn=zn.height}else fi=di,Mi=Si,Vi=Qn=ct.size(n,Wt);if(kn=ct.fill(n,Wt),Gi=ct.stroke(n,Wt),Rt)Wt==Ts&&ss<=Ot.prox&&(Nt=fi,Ut=Mi,ne=Vi,we=Qn,Se=ti,me=kn,Zt=Gi);else{let zn=ae[Wt];zn!=null&&(Be[Wt]=fi,Un[Wt]=Mi,qm(zn,Vi,Qn,ti),Hm(zn,kn,Gi),Qi(zn,vi(fi),vi(Mi),B,Ct))}}}}if(Rt){let Wt=Ot.prox,Ve=Zs==null?ss<=Wt:ss>Wt||Ts!=Zs;if(pt||Ve){let Ke=ae[0];Ke!=null&&(Be[0]=Nt,Un[0]=Ut,qm(Ke,ne,we,Se),Hm(Ke,me,Zt),Qi(Ke,vi(Nt),vi(Ut),B,Ct))}}}if(ze.show&&As)if(x!=null){let[ft,vt]=cn.scales,[Dt,Nt]=cn.match,[Ut,ne]=x.cursor.sync.scales,we=x.cursor.drag;if(vn=we._x,bn=we._y,vn||bn){let{left:Se,top:me,width:Zt,height:Wt}=x.select,Ve=x.scales[Ut].ori,Ke=x.posToVal,Mn,De,je,jn,Bn,di=ft!=null&&Dt(ft,Ut),Si=vt!=null&&Nt(vt,ne);di&&vn?(Ve==0?(Mn=Se,De=Zt):(Mn=me,De=Wt),je=b[ft],jn=G(Ke(Mn,Ut),je,K,0),Bn=G(Ke(Mn+De,Ut),je,K,0),Uo(Ni(jn,Bn),_n(Bn-jn))):Uo(0,K),Si&&bn?(Ve==1?(Mn=Se,De=Zt):(Mn=me,De=Wt),je=b[vt],jn=D(Ke(Mn,ne),je,at,0),Bn=D(Ke(Mn+De,ne),je,at,0),Oo(Ni(jn,Bn),_n(Bn-jn))):Oo(0,at)}else Yh()}else{let ft=_n(af-rf),vt=_n(lf-of);if(L.ori==1){let ne=ft;ft=vt,vt=ne}vn=En.x&&ft>=En.dist,bn=En.y&&vt>=En.dist;let Dt=En.uni;Dt!=null?vn&&bn&&(vn=ft>=Dt,bn=vt>=Dt,!vn&&!bn&&(vt>ft?bn=!0:vn=!0)):En.x&&En.y&&(vn||bn)&&(vn=bn=!0);let Nt,Ut;vn&&(L.ori==0?(Nt=Er,Ut=ke):(Nt=Tr,Ut=qe),Uo(Ni(Nt,Ut),_n(Ut-Nt)),bn||Oo(0,at)),bn&&(L.ori==1?(Nt=Er,Ut=ke):(Nt=Tr,Ut=qe),Oo(Ni(Nt,Ut),_n(Ut-Nt)),vn||Uo(0,K)),!vn&&!bn&&(Uo(0,0),Oo(0,0))}if(En._x=vn,En._y=bn,x==null){if(P){if(bf!=null){let[ft,vt]=cn.scales;cn.values[0]=ft!=null?zi(L.ori==0?ke:qe,ft):null,cn.values[1]=vt!=null?zi(L.ori==1?ke:qe,vt):null}ko(_d,n,ke,qe,B,Ct,N)}if(Kt){let ft=P&&cn.setSeries,vt=Ot.prox;Zs==null?ss<=vt&&ki(Ts,Cr,!0,ft):ss>vt?ki(null,Cr,!0,ft):Ts!=Zs&&ki(Ts,Cr,!0,ft)}}pt&&(dt.idx=N,Wh()),M!==!1&&Sn("setCursor")}let Rs=null;Object.defineProperty(n,"rect",{get(){return Rs==null&&Bo(!1),Rs}});function Bo(x=!1){x?Rs=null:(Rs=m.getBoundingClientRect(),Sn("syncRect",Rs))}function uf(x,M,P,N,q,K,at){ut._lock||As&&x!=null&&x.movementX==0&&x.movementY==0||(qh(x,M,P,N,q,K,at,!1,x!=null),x!=null?Js(null,!0,!0):Js(M,!0,!1))}function qh(x,M,P,N,q,K,at,ft,vt){if(Rs==null&&Bo(!1),Jt(x),x!=null)P=x.clientX-Rs.left,N=x.clientY-Rs.top;else{if(P<0||N<0){ke=-10,qe=-10;return}let[Dt,Nt]=cn.scales,Ut=M.cursor.sync,[ne,we]=Ut.values,[Se,me]=Ut.scales,[Zt,Wt]=cn.match,Ve=M.axes[0].side%2==1,Ke=L.ori==0?B:Ct,Mn=L.ori==1?B:Ct,De=Ve?K:q,je=Ve?q:K,jn=Ve?N:P,Bn=Ve?P:N;if(Se!=null?P=Zt(Dt,Se)?a(ne,b[Dt],Ke,0):-10:P=Ke*(jn/De),me!=null?N=Wt(Nt,me)?a(we,b[Nt],Mn,0):-10:N=Mn*(Bn/je),L.ori==1){let di=P;P=N,N=di}}vt&&(M==null||M.cursor.event.type==_d)&&((P<=1||P>=B-1)&&(P=fr(P,B)),(N<=1||N>=Ct-1)&&(N=fr(N,Ct))),ft?(rf=P,of=N,[Er,Tr]=ut.move(n,P,N)):(ke=P,qe=N)}let Xh={width:0,height:0,left:0,top:0};function Yh(){Za(Xh,!1)}let df,ff,pf,mf;function gf(x,M,P,N,q,K,at){As=!0,vn=bn=En._x=En._y=!1,qh(x,M,P,N,q,K,at,!0,!1),x!=null&&(ve(yd,Md,_f,!1),ko(Um,n,Er,Tr,B,Ct,null));let{left:ft,top:vt,width:Dt,height:Nt}=ze;df=ft,ff=vt,pf=Dt,mf=Nt}function _f(x,M,P,N,q,K,at){As=En._x=En._y=!1,qh(x,M,P,N,q,K,at,!1,!0);let{left:ft,top:vt,width:Dt,height:Nt}=ze,Ut=Dt>0||Nt>0,ne=df!=ft||ff!=vt||pf!=Dt||mf!=Nt;if(Ut&&ne&&Za(ze),En.setScale&&Ut&&ne){let we=ft,Se=Dt,me=vt,Zt=Nt;if(L.ori==1&&(we=vt,Se=Nt,me=ft,Zt=Dt),vn&&Es(E,zi(we,E),zi(we+Se,E)),bn)for(let Wt in b){let Ve=b[Wt];Wt!=E&&Ve.from==null&&Ve.min!=Fe&&Es(Wt,zi(me+Zt,Wt),zi(me,Wt))}Yh()}else ut.lock&&(ut._lock=!ut._lock,Js(M,!0,x!=null));x!=null&&(dn(yd,Md),ko(yd,n,ke,qe,B,Ct,null))}function H0(x,M,P,N,q,K,at){if(ut._lock)return;Jt(x);let ft=As;if(As){let vt=!0,Dt=!0,Nt=10,Ut,ne;L.ori==0?(Ut=vn,ne=bn):(Ut=bn,ne=vn),Ut&&ne&&(vt=ke<=Nt||ke>=B-Nt,Dt=qe<=Nt||qe>=Ct-Nt),Ut&&vt&&(ke=ke<Er?0:B),ne&&Dt&&(qe=qe<Tr?0:Ct),Js(null,!0,!0),As=!1}ke=-10,qe=-10,et.fill(null),Js(null,!0,!0),ft&&(As=ft)}function yf(x,M,P,N,q,K,at){ut._lock||(Jt(x),Fo(),Yh(),x!=null&&ko(km,n,ke,qe,B,Ct,null))}function xf(){T.forEach(kw),O(n.width,n.height,!0)}gr(dh,So,xf);let Pr={};Pr.mousedown=gf,Pr.mousemove=uf,Pr.mouseup=_f,Pr.dblclick=yf,Pr.setSeries=(x,M,P,N)=>{let q=cn.match[2];P=q(n,M,P),P!=-1&&ki(P,N,!0,!1)},mt&&(ve(Um,m,gf),ve(_d,m,uf),ve(Om,m,x=>{Jt(x),Bo(!1)}),ve(Bm,m,H0),ve(km,m,yf),Id.add(n),n.syncRect=Bo);let Ja=n.hooks=i.hooks||{};function Sn(x,M,P){On?Ie.push([x,M,P]):x in Ja&&Ja[x].forEach(N=>{N.call(null,n,M,P)})}(i.plugins||[]).forEach(x=>{for(let M in x.hooks)Ja[M]=(Ja[M]||[]).concat(x.hooks[M])});let vf=(x,M,P)=>P,cn=un({key:null,setSeries:!1,filters:{pub:Jm,sub:Jm},scales:[E,v[1]?v[1].scale:null],match:[Km,Km,vf],values:[null,null]},ut.sync);cn.match.length==2&&cn.match.push(vf),ut.sync=cn;let bf=cn.key,$h=Yg(bf);function ko(x,M,P,N,q,K,at){cn.filters.pub(x,M,P,N,q,K,at)&&$h.pub(x,M,P,N,q,K,at)}$h.sub(n);function W0(x,M,P,N,q,K,at){cn.filters.sub(x,M,P,N,q,K,at)&&Pr[x](null,M,P,N,q,K,at)}n.pub=W0;function q0(){$h.unsub(n),Id.delete(n),xn.clear(),Ed(dh,So,xf),c.remove(),Tt?.remove(),Sn("destroy")}n.destroy=q0;function Zh(){Sn("init",i,t),No(t||i.data,!1),W[E]?Vh(E,W[E]):Fo(),st=ze.show&&(ze.width>0||ze.height>0),nt=pt=!0,O(i.width,i.height)}return v.forEach(vr),T.forEach(ts),e?e instanceof HTMLElement?(e.appendChild(c),Zh()):e(n,Zh):Zh(),n}Cn.assign=un;Cn.fmtNum=Bd;Cn.rangeNum=fh;Cn.rangeLog=gh;Cn.rangeAsinh=Ud;Cn.orient=yr;Cn.pxRatio=Ae;Cn.join=PM;Cn.fmtDate=zd,Cn.tzDate=VM;Cn.sync=Yg;{Cn.addGap=Mw,Cn.clipGaps=xh;let i=Cn.paths={points:Qg};i.linear=e0,i.stepped=Ew,i.bars=Tw,i.spline=Cw}var zw=24;function Mh(i,t){let e={stroke:Ii("line"),width:1},n={stroke:Ii("soft"),grid:e,ticks:{...e,size:5},font:"12px system-ui, sans-serif",labelFont:"12px system-ui, sans-serif",labelSize:18},s=()=>Math.max(260,i.clientWidth),r=new Cn({width:s(),height:t.height,padding:[8,8,0,0],cursor:{drag:{x:!1,y:!1},points:{show:!1}},scales:{x:{time:!1}},legend:{live:!1},axes:[{...n,label:"t (s)",size:30},{...n,label:t.unit,size:46}],series:[{},...t.series.map(({label:a,colour:l})=>({label:a,stroke:l,width:1.8,points:{show:!1}}))],hooks:{setSize:t.resized?[t.resized]:[]}},t.data,i),o=r.root.querySelector(".u-legend");return o!==null&&t.series.length>zw&&(o.tabIndex=0),new ResizeObserver((a,l)=>{r.root.isConnected?i.clientWidth>0&&r.width!==s()&&r.setSize({width:s(),height:t.height}):l.disconnect()}).observe(i),r}var o0={passive:"nothing drives it",gravity:"gravity is held",pd:"PD and gravity hold the pose",computed:"computed torque holds the pose"},r0=8,Po=class{q;qd;t=0;pull=null;goal;#t;#e;#n;#i;#s;#r;constructor(t,e,n){this.#t=t,this.#e={...e,masses:[...e.masses]},this.#n=t.parameters(e),this.#i=n,this.q=[...e.q],this.qd=[...e.qd],this.goal=[...e.q];let{facts:s}=t;this.#s=Array.from(t.inertias(this.q,e)),this.#r=s.joints.flatMap(({driven:r,v:[o,a]})=>new Array(a-o).fill(r))}accelerations(t,e){let{kernels:n}=this.#t,s=this.#t.poses(t),r=this.#t.wrenches(this.#e,s);this.pull!==null&&this.#t.addForce(r,s,this.pull.body,this.pull.at,this.pull.force);let o={gravity:this.#e.gravity,wrench:r,parameters:this.#n},a=this.#l(t,e),l=this.#a(t,e),c=a.map((u,h)=>u-l[h]);return n.at("accelerations",{q:t,qd:e,tau:c,...o})}#a(t,e){let n=e.map(()=>0);if(!this.#e.friction)return n;let{nv:s,friction:r,kernels:o,facts:a}=this.#t,l=new Float64Array(6*(a.bodies.length+1)),c={gravity:this.#e.gravity,wrench:l,parameters:this.#n};return o.at("budget",{q:t,qd:e,qdd:n,...c}).subarray(r*s,(r+1)*s)}#l(t,e){return this.#i==="passive"?e.map(()=>0):this.#o(t,e).map((n,s)=>this.#r[s]?n:0)}#o(t,e){let n=e.map(()=>0),s={...this.#e,pull:[0,0,0],friction:!1},o=this.#t.apart(t,this.goal).map((c,u)=>r0*(r0*c-2*e[u]));if(this.#i==="computed"){let c=this.#a(t,n);return this.#t.budget({q:t,qd:e,qdd:o},s).total.map((u,h)=>u+c[h])}let{parts:a}=this.#t.budget({q:t,qd:n,qdd:n},s),l=Array.from(a[this.#t.facts.parts.indexOf("gravity")]);return this.#i==="gravity"?l:l.map((c,u)=>c+this.#s[u]*o[u])}step(t){let e=(h,d,f)=>Array.from(h,(m,_)=>m+f*d[_]),n=(h,d)=>({q:this.#t.rate(h,d),qd:this.accelerations(h,d)}),[s,r]=[this.q,this.qd],o=n(s,r),a=n(e(s,o.q,t/2),e(r,o.qd,t/2)),l=n(e(s,a.q,t/2),e(r,a.qd,t/2)),c=n(e(s,l.q,t),e(r,l.qd,t)),u=h=>Array.from(o[h],(d,f)=>(d+2*a[h][f]+2*l[h][f]+c[h][f])/6);this.q=this.#t.ended(s,e(s,u("q"),t)),this.qd=e(r,u("qd"),t),this.t+=t}get energies(){return this.#t.energies(this.q,this.qd,this.#e)}};var Yd=.001,Vw=.05,Gw=120,Hw=400,wh=class{root=k("div",{class:"let-go"});#t;#e;#n;#i=k("select",{"aria-label":"controller"});#s=k("button",{class:"primary",onclick:()=>this.#h()},"Let go");#r=k("p",{class:"hint",role:"alert"});#a=["time","kinetic energy","potential energy","together"].map(t=>{let e=k("b",{},"\u2013");return{number:e,root:k("div",{},k("span",{},t),e)}});#l=k("div",{class:"plot",role:"figure","aria-label":"energies over time"});#o=null;#d=0;#p=0;#c=null;#f=[[],[],[],[]];constructor(t,e,n){this.#t=t,this.#e=e,this.#n=n;for(let[s,r]of Object.entries(o0))this.#i.append(k("option",{value:s},r));this.root.append(k("div",{class:"row"},this.#s,this.#i),k("p",{class:"hint"},"The robot moves from the state that it is in. Take hold of a link in the picture and pull."),this.#r,k("div",{class:"meters",role:"status"},...this.#a.map(({root:s})=>s)),k("h2",{},"Energy"),this.#l)}#h(){this.#o!==null?this.#_():this.#u()}#u(){let t=new Po(this.#e,this.#t.state,this.#i.value);if(this.#r.textContent="",!t.accelerations(t.q,t.qd).every(Number.isFinite)){this.#r.textContent="It cannot move by itself here: its mass matrix has no inverse.";return}this.#o=t,this.#f=[[],[],[],[]],this.#s.textContent="Stop",this.#r.textContent="";let e=this.#n?.hand;e&&(e.pulling=(o,a,l)=>{let c=this.#n?.onPlane(a,l,o.world);if(!c)return;let u=this.#e.poses(t.q).subarray(12*o.body,12*o.body+12),h=o.local.toArray(),d=this.#e.facts.parameters[14*(o.body-1)],f=[c.x,c.y,c.z].map((m,_)=>{let g=u[9+_]+u[3*_]*h[0]+u[3*_+1]*h[1]+u[3*_+2]*h[2];return Hw*Math.max(d,.1)*(m-g)});t.pull={body:o.body,at:h,force:f}},e.released=()=>{t.pull=null,this.#n!==null&&(this.#n.tug=null)});let n=performance.now(),s=0,r=o=>{for(s=Math.min(s+(o-n)/1e3,Vw),n=o;s>=Yd;)t.step(Yd),s-=Yd;if(!t.q.every(Number.isFinite)){this.#_(),this.#r.textContent=this.#e.facts.loops?"Loops have come to a dead centre, or the motion is too fast to follow; it was stopped.":"The motion has become too fast to follow; it was stopped.";return}this.#m(t);let a=Array.from(t.accelerations(t.q,t.qd));this.#t.change({q:[...t.q],qd:[...t.qd],qdd:a}),this.#g(t),this.#d=requestAnimationFrame(r)};this.#d=requestAnimationFrame(r)}#m(t){if(this.#n===null)return;let e=t.pull&&dr(this.#e.poses(t.q),t.pull.body,t.pull.at);this.#n.tug=t.pull&&e?{at:e,force:t.pull.force}:null}#_(){cancelAnimationFrame(this.#d),this.#o=null,this.show(this.#t.state),this.#n!==null&&(this.#n.tug=null),this.#s.textContent="Let go";let t=this.#n?.hand;t&&(t.pulling=null,t.released=null)}#g(t){let[e,n]=t.energies,s=[t.t,e,n,e+n];this.#f.forEach((o,a)=>{o.push(s[a]),o.length>1200&&o.shift()});let r=s.map((o,a)=>a===0?`${o.toFixed(2)} s`:`${he(o)} J`);this.#a.forEach(({number:o},a)=>{Hi(o,r[a])}),this.root.dataset.time=String(t.t)}show(t,e=!1){if(this.#f[0].length<2)return;let n=this.#f;e&&(this.#c?.destroy(),this.#c=null);let s=performance.now();if(this.#c!==null&&this.#o!==null&&s-this.#p<Gw)return;if(this.#p=s,this.#c!==null){this.#c.setData(n);return}let o=Object.entries({kinetic:"part-inertia",potential:"part-gravity",together:"ink"}).map(([a,l])=>({label:a,colour:Ii(l)}));this.#c=Mh(this.#l,{height:250,unit:"J",series:o,data:n})}};var a0='"use strict";(()=>{function F(a){return a.joints.reduce((e,r)=>Math.max(e,r.v[1]),0)}function y(a,e,r){let t=Math.max(0,...r.map(Math.abs)),n=Math.min(1,.1/t),i=e,s=0,o=n;for(;t>0&&s<1;){let u=s+o>=.999999999999,m=u?1-s:o,l=r.map(p=>m*p),c=a.ended(i,Array.from(a.kernels.at("integrate",{q:i,step:l})));if(c.every(Number.isFinite))i=c,s=u?1:s+m,o=Math.min(2*o,n);else if(o=m/2,!(o*t>1e-4))return{q:i,part:s}}return{q:i,part:1}}var v=14,d=class{facts;kernels;nv;friction;constructor(e,r){this.facts=e,this.kernels=r,this.nv=F(e),this.friction=e.parts.indexOf("friction")}parameters(e){let r=Float64Array.from(this.facts.parameters);if(e.masses.forEach((n,i)=>{for(let s of[0,4,5,6,7,8,9])r[v*i+s]*=n}),e.payload===0||!this.kernels.has("loaded"))return r;let t=[e.payload,...e.payloadAt];return this.kernels.at("loaded",{parameters:r,payload:t})}wrenches(e,r){let t=new Float64Array(6*(this.facts.bodies.length+1));if(e.pull.every(s=>s===0))return t;let{body:n,at:i}=this.facts.tool;return this.addForce(t,r,n,i,e.pull),t}addForce(e,r,t,n,i){let s=h(r.subarray(12*t,12*t+9),i),o=[n[1]*s[2]-n[2]*s[1],n[2]*s[0]-n[0]*s[2],n[0]*s[1]-n[1]*s[0]];for(let u=0;u<3;u+=1)e[6*t+u]+=o[u],e[6*t+3+u]+=s[u]}pullInTool(e){let{body:r,turned:t}=this.facts.tool,n=this.poses(e.q).subarray(12*r,12*r+9);return h(t,h(n,e.pull))}normalized(e){return this.facts.curved?Array.from(this.kernels.at("normalized",{q:e})):e}rate(e,r){return this.facts.curved?this.kernels.at("rate",{q:e,qd:r}):r}ended(e,r){if(this.facts.loops===null)return this.normalized(r);let t=new Float64Array(this.nv);return Array.from(this.kernels.at("ended",{q:e,qd:t,after:r}))}stepped(e,r){return this.moved(e,r).q}moved(e,r){return this.facts.curved?this.facts.loops!==null?y(this,e,r):{q:Array.from(this.kernels.at("integrate",{q:e,step:r})),part:1}:{q:e.map((t,n)=>t+r[n]),part:1}}placed(e,r){let t=this.normalized(r);return this.facts.loops===null?{q:t,part:1}:y(this,e,this.apart(e,t))}apart(e,r){return this.facts.curved?Array.from(this.kernels.at("difference",{q:e,goal:r})):r.map((t,n)=>t-e[n])}poses(e){return this.kernels.at("poses",{q:e})}around(e,r){return{gravity:e.gravity,wrench:this.wrenches(e,this.poses(r)),parameters:this.parameters(e)}}budget(e,r){let{budget:t,tau:n}=this.budgets(e,1,r);return{parts:this.facts.parts.map((s,o)=>t.slice(o*this.nv,(o+1)*this.nv)),total:Array.from(n)}}budgets(e,r,t){let n={...e,gravity:t.gravity,wrench:this.#e(e.q,r,t),parameters:this.parameters(t)},i=this.kernels.rows("budget",n,r),{nv:s}=this,o=this.facts.parts.length,u=new Float64Array(r*s);for(let m=0;m<r;m+=1)for(let l=0;l<o;l+=1)for(let c=0;c<s;c+=1){let p=(m*o+l)*s+c;l===this.friction&&!t.friction&&(i[p]=0),u[m*s+c]+=i[p]}return{budget:i,tau:u}}#e(e,r,t){let n=this.facts.bodies.length+1;if(t.pull.every(o=>o===0))return new Float64Array(6*n);let i=this.kernels.rows("poses",{q:e},r),s=new Float64Array(6*n*r);for(let o=0;o<r;o+=1){let u=i.subarray(12*n*o,12*n*(o+1));s.set(this.wrenches(t,u),6*n*o)}return s}jointWrenches(e,r){return this.kernels.at("wrenches",{...e,...this.around(r,e.q)})}cuts(e,r){let t=r.friction?"cuts":"cuts_smooth";return this.kernels.at(t,{...e,...this.around(r,e.q)})}motors(e,r,t=1){return this.kernels.rows("motors",{q:e,tau:r},t)}jointMotion(e){return this.kernels.at("joint_motion",{...e})}inertias(e,r){return this.kernels.at("inertias",{q:e,parameters:this.parameters(r)})}energies(e,r,t){let n={q:e,qd:r,gravity:t.gravity,parameters:this.parameters(t)};return[this.kernels.at("kinetic_energy",n)[0],this.kernels.at("potential_energy",n)[0]]}steps(e,r,t){return this.kernels.at(`steps_${e}`,{...r,gravity:t.gravity,parameters:this.parameters(t)})}};function h(a,e){return[0,1,2].map(r=>a[r]*e[0]+a[3+r]*e[1]+a[6+r]*e[2])}var f=class a{module;#e;#r;#t;constructor(e,r){let t=new WebAssembly.Instance(e,{math:Math});this.module=e,this.#e=r,this.#r=t.exports.memory,this.#t=t.exports}static async of(e,r){return new a(await WebAssembly.compile(e),r)}has(e){return e in this.#e}rows(e,r,t){let{inputs:n,size:i}=this.#e[e],s=n.reduce((m,[,l])=>m+l,i);this.#n(8*t*s);let o=[],u=0;for(let[m,l]of n){let c=r[m];if(c===void 0)throw new RangeError(`${e} needs ${m}`);let p=c.length===l;if(!p&&c.length!==t*l)throw new RangeError(`${e}: ${m} has ${c.length} numbers, not ${t*l}`);new Float64Array(this.#r.buffer,u,c.length).set(c),o.push(u,p?0:8*l),u+=8*c.length}return this.#t[e](...o,u,t),new Float64Array(this.#r.buffer,u,t*i).slice()}at(e,r){return this.rows(e,r,1)}#n(e){let r=e-this.#r.buffer.byteLength;r>0&&this.#r.grow(Math.ceil(r/65536))}};var g=null;addEventListener("message",({data:a})=>{"module"in a?g=new d(a.facts,new f(a.module,a.facts.kernels)):g!==null&&postMessage(w(g,a))});function w(a,e){let{size:r,speed:t,around:n,qd:i,qdd:s}=e,o=e.q.length,u=new Float64Array(r*r),m=a.facts.loops===null?x(e):L(a,e);for(let l=0;l<r;l+=1){let c=m.subarray(l*r*o,(l+1)*r*o),{tau:p}=a.budgets({q:c,qd:i,qdd:s},r,n);for(let b=0;b<r;b+=1)u[l*r+b]=p[b*a.nv+t]}return u}var A=({low:a,high:e},r,t)=>a+(e-a)*r/(t-1);function x({q:a,across:e,upward:r,size:t}){let n=new Float64Array(t*t*a.length);for(let i=0;i<t;i+=1)for(let s=0;s<t;s+=1){let o=(i*t+s)*a.length;n.set(a,o),n[o+e.index]=A(e,s,t),n[o+r.index]=A(r,t-1-i,t)}return n}function L(a,{q:e,across:r,upward:t,size:n}){let i=new Float64Array(n*n*e.length).fill(Number.NaN);return k(a,e,r,n,(s,o)=>k(a,s,t,n,(u,m)=>i.set(u,((n-1-m)*n+o)*e.length))),i}function k(a,e,r,t,n){let i=(t-1)*(e[r.index]-r.low)/(r.high-r.low);for(let s of[1,-1]){let o=e;for(let u=s>0?Math.ceil(i):Math.ceil(i)-1;u>=0&&u<t;u+=s){let m=o.map((p,b)=>b===r.index?A(r,u,t):p),{q:l,part:c}=a.placed(o,m);if(c<1)break;o=l,n(l,u)}}}})();\n';var ui=121,Ah=class{root=k("div",{class:"map-panel"});#t;#e;#n;#i;#s;#r;#a=k("canvas",{class:"map",width:ui,height:ui,tabIndex:0,role:"application","aria-label":"map of the torque; arrow keys move the robot on it"});#l=k("i",{class:"now"});#o={across:k("div",{class:"ticks across"}),up:k("div",{class:"ticks up"}),scale:k("div",{class:"scale"})};#d=k("canvas",{width:1,height:ui,"aria-hidden":"true"});#p=k("p",{class:"hint",role:"status"});#c=null;#f="";#h=!1;#u=null;constructor(t,e){this.#t=t,this.#e=e,this.#n=e.facts.joints.filter(o=>o.single);let n=(o,a)=>{let l=k("select",{"aria-label":o,onchange:()=>this.show(t.state)});return this.#n.forEach((c,u)=>{l.append(k("option",{value:String(u),selected:u===a},c.name))}),l},s=this.#n.length,r=this.#m();if(this.#i=n("torque of",r),this.#s=n("across",r),this.#r=n("upward",r+1<s?r+1:Math.max(0,r-1)),s<2){this.root.append(k("p",{class:"hint"},"A map needs two joints with one coordinate each."));return}this.#a.addEventListener("click",o=>this.#S(o)),this.#a.addEventListener("keydown",o=>this.#v(o)),this.root.append(k("div",{class:"asked"},k("span",{},"torque of",this.#i),k("span",{},"across",this.#s),k("span",{},"upward",this.#r)),k("div",{class:"mapped"},this.#o.up,k("div",{class:"place"},this.#a,this.#l),this.#o.scale,this.#o.across),this.#p,k("p",{class:"hint"},"The dark line is zero, the ring is the state now. Click to go there, or take arrow keys. ",e.facts.loops===null?"":"Where it is blank, loops do not close. ","Speeds and accelerations are those of the joints now."))}#m(){let{facts:t,nv:e}=this.#e,n=new Array(e).fill(0),s={...this.#t.state,q:[...t.start],qd:n,qdd:n},{total:r}=this.#e.budget(s,s),o=this.#n.map(a=>Math.abs(r[a.v[0]]));return Math.max(0,o.indexOf(Math.max(...o)))}#_(){let t=URL.createObjectURL(new Blob([a0],{type:"text/javascript"})),e=new Worker(t);URL.revokeObjectURL(t);let{facts:n,kernels:s}=this.#e,r={module:s.module,facts:n};return e.postMessage(r),e.onmessage=o=>{this.#h=!1,this.#u=o.data,this.#y(),this.show(this.#t.state)},e.onerror=o=>{let a=o.message??"the browser starts no worker";this.#p.textContent=`The map could not be computed: ${a}`},e}#g(t){let e=this.#n[Number(t.value)],[n,s]=xs(e,"q",e.coordinates[0].unit);return{index:e.q[0],low:n,high:s}}show(t){if(this.#n.length<2)return;let{q:e,qd:n,qdd:s,gravity:r,friction:o,payload:a,payloadAt:l,masses:c,pull:u}=t,h={q:e,qd:n,qdd:s,around:{gravity:r,friction:o,payload:a,payloadAt:l,masses:c,pull:u},across:this.#g(this.#s),upward:this.#g(this.#r),speed:this.#n[Number(this.#i.value)].v[0],size:ui},d=[h.across.index,h.upward.index],m=this.#e.facts.joints.flatMap(g=>qw(g.q)).map(g=>d.includes(g)?0:e[g]),_=JSON.stringify({...h,q:m});_!==this.#f&&!this.#h?(this.#f=_,this.#h=!0,this.#c??=this.#_(),this.#c.postMessage(h)):this.#y()}#y(){let t=this.#u,e=this.#a.getContext("2d");if(t===null||e===null)return;let[n,s]=[Number.POSITIVE_INFINITY,Number.NEGATIVE_INFINITY];for(let h of t.filter(Number.isFinite))n=Math.min(n,h),s=Math.max(s,h);let r=Math.max(Math.abs(n),Math.abs(s),1e-12),o=e.createImageData(ui,ui);t.forEach((h,d)=>{let f=Math.floor(d/ui),m=d%ui<ui-1?t[d+1]:h,_=f<ui-1?t[d+ui]:h;if(Number.isNaN(h+m+_))return;let p=h>0!=m>0||h>0!=_>0?[30,33,45]:l0(h/r);o.data.set([...p,255],4*d)}),e.putImageData(o,0,0);let a=this.#n[Number(this.#i.value)],l=a.speeds[0].effortUnit,c=`${a.name}: ${he(n)} to ${he(s)} ${l}`,u=`${a.name}: ${he(s)} ${l} everywhere, whatever these two do`;this.#p.textContent=s-n<1e-9*r||r<1e-9?u:c,this.#a.dataset.least=String(n),this.#a.dataset.most=String(s),this.#a.setAttribute("aria-label",`map of ${this.#p.textContent}`),this.#x(r,l),this.#b()}#x(t,e){for(let[r,o,a]of[[this.#s,this.#o.across,"left"],[this.#r,this.#o.up,"bottom"]]){let l=this.#n[Number(r.value)],{low:c,high:u}=this.#g(r),h=Xw(c,u).map(d=>{let f=100*(d-c)/(u-c),m=a==="left"?`left:${f}%`:`top:${100-f}%`;return k("span",{style:m},he(d,3))});o.replaceChildren(...h,k("b",{},`${l.name} (${l.coordinates[0].unit})`))}let n=this.#d.getContext("2d");if(n===null)return;for(let r=0;r<ui;r+=1)n.fillStyle=`rgb(${l0(1-2*r/(ui-1)).join(" ")})`,n.fillRect(0,r,1,1);let s=[1,.5,0,-.5,-1].map(r=>k("span",{style:`top:${50-47*r}%`},r===1?`${he(t,3)} ${e}`:he(r*t,3)));this.#o.scale.replaceChildren(this.#d,...s)}#b(){let{q:t}=this.#t.state,e=({index:r,low:o,high:a})=>(t[r]-o)/(a-o),[n,s]=[e(this.#g(this.#s)),e(this.#g(this.#r))];this.#l.hidden=!(n>=0&&n<=1&&s>=0&&s<=1),this.#l.style.left=`${100*n}%`,this.#l.style.top=`${100*(1-s)}%`}#v(t){let n={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowDown:[0,-1],ArrowUp:[0,1]}[t.key];if(n===void 0)return;t.preventDefault();let s=[...this.#t.state.q];[this.#s,this.#r].forEach((r,o)=>{let{index:a,low:l,high:c}=this.#g(r);s[a]=Math.min(c,Math.max(l,s[a]+n[o]*(c-l)/60))}),this.#t.change({q:this.#e.placed(this.#t.state.q,s).q})}#S(t){let e=this.#a.getBoundingClientRect(),n=(t.clientX-e.left)/e.width,s=1-(t.clientY-e.top)/e.height,r=[...this.#t.state.q],[o,a]=[this.#g(this.#s),this.#g(this.#r)];r[o.index]=o.low+n*(o.high-o.low),r[a.index]=a.low+s*(a.high-a.low),this.#t.change({q:this.#e.placed(this.#t.state.q,r).q})}},qw=([i,t])=>Array.from({length:t-i},(e,n)=>i+n);function Xw(i,t){let e=ur((t-i)/4),n=Math.ceil(i/e-1e-9),s=Math.floor(t/e+1e-9)-n+1;return Array.from({length:s},(r,o)=>(n+o)*e)}function l0(i){let t=Math.min(1,Math.abs(i));return(i<0?[33,88,196]:[206,92,0]).map(n=>Math.round(246+(n-246)*t))}var Fi=class extends Error{},c0=i=>[i.start.length,Ir(i)];function h0(i){if(i.motion===null)return null;let{t,q:e,qd:n,qdd:s}=i.motion;return{name:"motion of the file",t:Vo(t),q:Vo(e),qd:Vo(n),qdd:Vo(s)}}function $d(i){let t=(n,s)=>s?`${n.name}_${s}`:n.name,e=n=>i.joints.flatMap(s=>s.speeds.map(r=>`${n}_${t(s,r.name)}`));return["t",...i.coordinates.map(n=>`q_${n}`),...e("qd"),...e("qdd")]}function u0(i,t,e){let n=i.replace(/^\ufeff/,"").split(/\r?\n/).map((d,f)=>[d,f+1]).filter(([d])=>d.trim()!==""&&!d.trimStart().startsWith("#"));if(n.length===0)throw new Fi(`${e} has no rows: it is empty`);let s=n[0][0].split(",").map(d=>d.trim().replace(/\s*\[[^\]]*\]$/,"")),r=$d(t),o=r.filter(d=>!s.includes(d));if(o.length>0){let d=o.slice(0,3).join(", ")+(o.length>3?", \u2026":"");throw new Fi(`${e} is no motion of this robot with all rates: column ${d} is missing (rnea motion writes such files)`)}if(n.length<3){let d=n.length===1?"no rows":"one row";throw new Fi(`${e} has ${d}: a motion needs two at least`)}let a=r.map(d=>s.indexOf(d)),[l,c]=c0(t),u=n.length-1,h={name:e,t:new Float64Array(u),q:new Float64Array(u*l),qd:new Float64Array(u*c),qdd:new Float64Array(u*c)};for(let d=0;d<u;d+=1){let[f,m]=n[d+1],_=f.split(","),g=a.map(p=>{let v=(_[p]??"").trim(),T=v===""?Number.NaN:Number(v);if(!Number.isFinite(T))throw new Fi(`${e}, line ${m}: ${JSON.stringify(v.slice(0,30))} is no number`);return T});if(h.t[d]=g[0],d>0&&g[0]<=h.t[d-1])throw new Fi(`${e}, line ${m}: time must increase`);h.q.set(g.slice(1,1+l),d*l),h.qd.set(g.slice(1+l,1+l+c),d*c),h.qdd.set(g.slice(1+l+c),d*c)}return h}function Zd(i,t,e,n){let[s,r]=c0(i),o=Math.max(2,Math.round(t*100)+1),a={name:e>0?"there and back":"back and there",t:new Float64Array(o),q:new Float64Array(o*s),qd:new Float64Array(o*r),qdd:new Float64Array(o*r)},l=t/2,c=i.loops===null?1:.3,u=i.joints.flatMap(_=>Yw(_,i.start[_.q[0]],_.single?e:c*e)),h=n(i.start,u).part,d=h<1?u.map(_=>.8*h*_):u,[f,m]=[i.start,0];for(let _=0;_<o;_+=1){let g=_*t/(o-1);a.t[_]=g;let p=g<=l?g/l:2-g/l,v=g<=l?1:-1,T=p**3*(10-15*p+6*p**2),b=v*30*p**2*(1-p)**2/l,R=60*p*(1-p)*(1-2*p)/l**2,E=A=>d.map(F=>F*A),{q:y}=n(f,E(T-m));i.loops!==null&&([f,m]=[y,T]),a.q.set(y,_*s),a.qd.set(E(b),_*r),a.qdd.set(E(R),_*r)}return a}function Yw(i,t,e){if(i.single)return[$w(i,t,e)];let n=i.driven?e:0;return i.speeds.map(({unit:s},r)=>s==="m/s"?.2*n:n*.9/(r+1))}function $w(i,t,e){let n=i.coordinates[0].unit==="m"?.4:1.2,[s,r]=i.position??[null,null],[o,a]=[t-(s??t-n),(r??t+n)-t],l=a>=o?Math.min(a,n):-Math.min(o,n);return e*.9*l}function Eh(i){return i.joints.flatMap(t=>t.speeds.map(e=>({name:e.name?`${t.name} ${e.name}`:t.name,unit:e.effortUnit,limit:t.effort,joint:t.name})))}function Jd(i,t,e){let n=e.length/t.length,s=[i,"peak","RMS","limit",""].map(c=>k("th",{},c)),r=t.map(()=>0),o=t.map(()=>0);e.forEach((c,u)=>{let h=u%t.length;Math.abs(c)>Math.abs(r[h])&&(r[h]=c),o[h]+=c*c/n});let a=Cs([...r,...o.map(Math.sqrt)]),l=t.map(({name:c,unit:u,limit:h,joint:d},f)=>{let m=h!==null&&Math.abs(r[f])>h,_=k("i",{class:"dot",style:`background:${Xs(f)}`});return k("tr",{"data-joint":d??c},k("td",{},_,c),k("td",{class:m?"over":"","data-value":r[f]},a[f]),k("td",{},a[t.length+f]),k("td",{},h===null?"":he(h)),k("td",{},u))});return[k("tr",{},...s),...l]}var Zw=5e7,d0=512,Th=class{root=k("div",{class:"motion"});#t;#e;#n;#i;#s=k("select",{"aria-label":"motion"});#r;#a=k("button",{class:"primary",onclick:()=>this.#D()},"Play");#l;#o=k("select",{"aria-label":"what is plotted"});#d=k("div",{class:"plot",role:"figure","aria-label":"torques, budget or power over time"});#p=k("div",{class:"now"});#c=k("table");#f=k("span",{class:"unit"},"");#h=null;#u=null;#m=0;#_=null;#g="";#y=0;#x=!1;constructor(t,e,n){this.#t=t,this.#e=e,this.#n=n;let{facts:s}=e,r=h0(s),o=(u,h)=>e.moved(u,h),a=[Zd(s,2,1,o),Zd(s,4,-.7,o)];this.#i=[...r?[r]:[],...a],this.#r=k("input",{type:"range",min:"0",max:"1",step:"1",value:"0","aria-label":"time",oninput:()=>this.#A(Number(this.#r.value))}),this.#l=k("select",{"aria-label":"speed"});for(let[u,h]of[["\xBC \xD7",.25],["1 \xD7",1],["3 \xD7",3]])this.#l.append(k("option",{value:String(h),selected:h===1},u));this.#v(),this.#s.addEventListener("change",()=>this.#M(Number(this.#s.value)));for(let[u,h]of[...s.loops?.elsewhere?[["motors","efforts of the motors"]]:[],["tau",s.loops?"torques of the joints that lead":"torques of all joints"],["power","power"]])this.#o.append(k("option",{value:u},h));for(let u of s.joints)u.speeds.forEach((h,d)=>{let f=String(u.v[0]+d),m=`budget of ${u.name}${h.name?` ${h.name}`:""}`;this.#o.append(k("option",{value:f},m))});this.#o.addEventListener("change",()=>this.#T());let l=k("input",{type:"file",accept:".csv,.txt","aria-label":"motion file",onchange:()=>this.#S(l.files?.[0])}),c=k("div",{class:"drop",ondragover:u=>{u.preventDefault(),c.classList.add("over")},ondragleave:()=>c.classList.remove("over"),ondrop:u=>{u.preventDefault(),c.classList.remove("over"),this.#S(u.dataTransfer?.files[0])}},"Drop a motion here (CSV with t, q_, qd_ and qdd_ of every joint) or ",k("label",{class:"button"},l,"Choose a file"));this.root.append(k("div",{class:"row"},this.#a,this.#s,this.#l),k("div",{class:"scrub"},this.#r,this.#f),k("div",{class:"row"},this.#o,this.#b("Copy as CSV",()=>this.#N())),this.#d,k("h2",{},"Peak and root mean square of the torques"),this.#c,c)}#b(t,e){return k("button",{onclick:e},t)}#v(){this.#s.replaceChildren(...this.#i.map((t,e)=>k("option",{value:String(e)},t.name)))}async#S(t){if(t!==void 0)try{if(t.size>Zw)throw new Fi(`${t.name} is larger than 50 MB`);let e=u0(await t.text(),this.#e.facts,t.name);this.#w(e),this.#i.unshift(e),this.#v(),this.#M(0)}catch(e){if(!(e instanceof Fi))throw e;this.#n(e.message,!0)}}#w(t){let e=this.#e.facts.start.length;if(this.#e.facts.loops!==null)for(let n=0;n<t.t.length;n+=1){let s=Array.from(t.q.subarray(n*e,(n+1)*e)),r=this.#e.ended(s,s);if(!r.every(Number.isFinite))throw new Fi(`${t.name}, row ${n+1}: its loops do not close`);t.q.set(r,n*e)}}#M(t){this.#E(t),this.#A(0)}#E(t){this.#s.value=String(t),this.#u=this.#i[t],this.#r.max=String(this.#u.t.length-1),this.#g="",this.#m=0}#C(t){let e=this.#u;if(e===null)return;let{nv:n}=this.#e,s=e.t.length,r=e.q.length/s,o=this.#e.facts.parts.length,a=new Float64Array(s*n),l=new Float64Array(s*o*n);for(let h=0;h<s;h+=d0){let d=Math.min(d0,s-h),f=(g,p)=>g.subarray(h*p,(h+d)*p),m={q:f(e.q,r),qd:f(e.qd,n),qdd:f(e.qdd,n)},_=this.#e.budgets(m,d,t);a.set(_.tau,h*n),l.set(_.budget,h*o*n)}let u=this.#e.facts.loops?.elsewhere??!1?this.#e.motors(e.q,a,s):new Float64Array;this.#_={tau:a,budget:l,motors:u}}#P(){let t=this.#u,e=this.#_;if(t===null||e===null)return[];let{facts:n,nv:s}=this.#e,r=t.t.length,o=f=>Float64Array.from({length:r},(m,_)=>f(_)),a=Eh(n).map(({name:f})=>f),l=n.loops?.motors??[];if(this.#o.value==="motors")return l.map(({name:f},m)=>({label:f,colour:Xs(m),values:o(_=>e.motors[_*l.length+m])}));if(this.#o.value==="tau")return a.map((f,m)=>({label:f,colour:Xs(m),values:o(_=>e.tau[_*s+m])}));if(this.#o.value==="power")return a.map((f,m)=>({label:f,colour:Xs(m),values:o(_=>e.tau[_*s+m]*t.qd[_*s+m])}));let c=Number(this.#o.value),h=n.parts.map((f,m)=>({label:f,colour:Ii(`part-${f}`),values:o(_=>e.budget[(_*n.parts.length+m)*s+c])})).filter(f=>f.values.some(m=>Math.abs(m)>1e-9)),d={label:"total",colour:Ii("ink"),values:o(f=>e.tau[f*s+c])};return[...h,d]}#T(){let t=this.#u;if(t===null)return;this.#h?.destroy();let e=this.#P();this.#h=Mh(this.#d,{height:230,unit:this.#I(),series:e,data:[t.t,...e.map(({values:n})=>n)],resized:()=>this.#R()}),this.#h.over.append(this.#p),this.#h.over.addEventListener("click",n=>{let s=this.#h?.posToVal(n.offsetX,"x")??0,r=0;for(;r<t.t.length-1&&t.t[r+1]<=s;)r+=1;this.#A(r)}),this.#L()}#I(){if(this.#o.value==="power")return"W";let{facts:t}=this.#e,e=Eh(t).map(({unit:n})=>n);return this.#o.value==="motors"?[...new Set(t.loops?.motors.map(({unit:n})=>n))].join(", "):this.#o.value==="tau"?[...new Set(e)].join(", "):e[Number(this.#o.value)]}#R(){if(this.#u===null||this.#h===null)return;let t=this.#h.valToPos(this.#u.t[this.#m],"x");this.#p.style.transform=`translateX(${t-1}px)`}#L(){let t=this.#_;if(t===null)return;let{facts:e}=this.#e,{loops:n}=e;n?.elsewhere?this.#c.replaceChildren(...Jd("motor",n.motors,t.motors)):this.#c.replaceChildren(...Jd("joint",Eh(e),t.tau))}#A(t){let e=this.#u;if(e===null)return;this.#m=t;let n=e.t.length,s=r=>{let o=r.length/n;return Array.from(r.subarray(t*o,(t+1)*o))};this.#t.change({q:s(e.q),qd:s(e.qd),qdd:s(e.qdd)})}#D(){if(this.#y){cancelAnimationFrame(this.#y),this.#y=0,this.#a.textContent="Play";return}let t=this.#u;if(t===null)return;let e=t.t.length-1;this.#m>=e&&(this.#m=0);let n=performance.now(),s=t.t[this.#m],r=o=>{let a=s+Math.max(0,o-n)/1e3*Number(this.#l.value),l=this.#m;for(;l<e&&t.t[l+1]<=a;)l+=1;a>=t.t[e]&&(l=0,n=o,s=t.t[0]),this.#A(l),this.#y=requestAnimationFrame(r)};this.#a.textContent="Pause",this.#y=requestAnimationFrame(r)}async#N(){let t=this.#u,e=this.#_;if(t===null||e===null)return;let{facts:n,nv:s}=this.#e,r=n.joints.flatMap(u=>u.speeds.map(h=>h.effort?`tau_${u.name}_${h.effort}`:`tau_${u.name}`)),o=t.t.length,a=(u,h)=>{let d=u.length/o;return Array.from(u.subarray(h*d,(h+1)*d))},l=[[...$d(n),...r].join(",")];for(let u=0;u<o;u+=1){let h=e.tau.subarray(u*s,(u+1)*s),d=[t.q,t.qd,t.qdd].flatMap(f=>a(f,u));l.push([t.t[u],...d,...h].join(","))}let c=`${l.join(`
`)}
`;this.root.dataset.copied=c;try{await navigator.clipboard.writeText(c),this.#n(`${o} rows copied.`)}catch{this.#n("The browser does not let this page copy.",!0)}}show(t,e=!1){this.#u===null&&this.#E(0);let n=JSON.stringify([t.gravity,t.friction,t.payload,t.payloadAt,t.masses,t.pull]);(n!==this.#g||!this.#x||e)&&(this.#g=n,this.#x=!0,this.#C(t),this.#T()),this.#R(),this.#r.value=String(this.#m),this.#f.textContent=`${(this.#u?.t[this.#m]??0).toFixed(2)} s`}};var Jw=.45,Kw={"rad/s":"turning","rad/s\xB2":"turning","m/s":"moving","m/s\xB2":"moving",N:"force","N m":"moment"},f0=i=>i.shape.length===1&&i.shape[0]===3;function p0(i,t,e,n){let{facts:s}=i,{steps:r}=s.notations[t.notation],o=r[e],a=i.kernels.at(`axes_${t.notation}`,{q:t.q}),l=i.poses(t.q),c=h=>Array.from(n.subarray(h.at,h.at+3)),u=h=>Math.max(...r.filter(d=>f0(d)&&d.unit===h).map(d=>Math.hypot(...c(d))));return r.slice(0,e+1).filter(h=>f0(h)&&h.link===o.link&&h.section===o.section).map(h=>{let d=a.subarray(9*h.link,9*h.link+9),f=c(h),m=[0,1,2].map(v=>d[3*v]*f[0]+d[3*v+1]*f[1]+d[3*v+2]*f[2]),_=i.parameters(t).subarray(14*(h.link-1)),g=h.link>0&&h.centre?[_[1],_[2],_[3]]:[0,0,0],p=Kw[h.unit]??"force";return{role:p,at:dr(l,h.link,g),components:m,scale:Jw*s.figure.reach/Math.max(u(h.unit),1e-12),twoHeads:p==="turning"||p==="moment",text:`${h.name} ${he(Math.hypot(...f))} ${h.unit}`,label:Lr(h.left),current:h===o}})}var jw=900;function Qw(i){let t=[];return i.forEach(({section:e,link:n},s)=>{let r=t[t.length-1];r!==void 0&&r.section===e&&r.link===n?r.last=s:t.push({section:e,link:n,first:s,last:s})}),t}var Rh=class{root=k("div",{class:"recursion"});#t;#e;#n;#i=k("div");#s=k("div",{class:"way",role:"group","aria-label":"links"});#r=k("div",{class:"ways"});#a=k("button",{class:"primary",onclick:()=>this.#_()},"Play");#l;#o=[];#d=[];#p="";#c=0;#f=!0;constructor(t,e,n){this.#t=t,this.#e=e,this.#n=n;let s=Object.entries(e.facts.notations);if(this.#l=k("select",{class:"grow","aria-label":"notation",onchange:()=>t.change({notation:this.#l.value,step:0})}),s.length===0){this.root.append(k("p",{class:"hint"},"The books work chains of joints one by one; of this robot they have no page."));return}for(let[o,{title:a}]of s)this.#l.append(k("option",{value:o},a));let r=(o,a,l)=>k("button",{class:"icon",onclick:()=>this.#u(o),"aria-label":a},l);this.root.append(k("div",{class:"head"},k("div",{class:"row tight"},this.#l,r(-1,"step back","\u25C0"),this.#a,r(1,"next step","\u25B6")),this.#s,this.#r),k("p",{class:"hint"},"The numbers are those of the state now; friction and rotors are added at the end."),this.#i)}#h(t){return this.#e.facts.notations[t.notation]?.steps??[]}#u(t){let e=this.#h(this.#t.state);this.#m((this.#t.state.step+t+e.length)%e.length)}#m(t){this.#f=!0,this.#t.change({step:t,link:this.#h(this.#t.state)[t].link})}#_(){this.#c?(clearInterval(this.#c),this.#c=0):(this.#u(1),this.#c=window.setInterval(()=>this.#u(1),jw)),this.#a.textContent=this.#c?"Pause":"Play"}#g(t){let e=this.#h(t);this.#p=t.notation,this.#l.value=t.notation,this.#o=e.map(()=>[]),this.#d=Qw(e),this.#s.replaceChildren(...this.#d.map(s=>this.#x(s)));let n=[...new Set(e.map(s=>s.section))];this.#r.replaceChildren(k("span",{},`${n.find(s=>s!=="base")} \u2192`),k("span",{},`\u2192 ${n[n.length-1]}`)),this.#i.replaceChildren(...this.#d.flatMap(s=>[k("h2",{},this.#y(s)),...e.slice(s.first,s.last+1).map((r,o)=>this.#v(r,s.first+o))]))}#y({section:t,link:e}){let n=this.#e.facts.bodies[e-1]?.name;return n===void 0?t:`${t}, link ${e}: ${n}`}#x(t){return k("button",{onclick:()=>this.#m(t.first),"aria-label":`${t.link}: ${this.#y(t)}`},String(t.link))}#b(t,e){let{shape:n}=this.#h(this.#t.state)[t],s=k("span",{class:n.length>0?`${e} matrix`:e});return this.#o[t].push(s),s}#v(t,e){let n=()=>this.#t.change({step:e,link:t.link}),s=()=>k("span",{},"="),r=this.#h(this.#t.state),o=t.uses.map(a=>k("span",{},Lr(r[a].left),s(),this.#b(a,"used")));return k("section",{class:"step",tabIndex:0,"data-step":e,onclick:n,onkeydown:a=>{a.key!=="Enter"&&a.key!==" "||(a.preventDefault(),n())}},k("header",{},k("b",{},t.name),k("span",{},t.reference)),k("div",{class:"worked"},Lr(t.left),...t.right?[s(),Lr(t.right)]:[],s(),this.#b(e,"value"),k("span",{class:"unit"},t.unit)),o.length>0?k("div",{class:"uses"},"with",...o):null)}show(t){let e=this.#h(t);if(e.length===0)return;this.#p!==t.notation&&this.#g(t);let n=this.#e.steps(t.notation,t,t);e.forEach((r,o)=>{let a=r.shape.length===2?r.shape[1]:1,l=r.shape.reduce((u,h)=>u*h,1),c=Array.from(n.subarray(r.at,r.at+l),u=>he(u,5));for(let u of this.#o[o])tA(u,c,a)});let s=Math.min(t.step,e.length-1);this.#S(s),this.#n!==null&&(this.#n.steps=p0(this.#e,t,s,n),this.#n.focus=e[s].link)}hide(){this.#c&&this.#_(),this.#n!==null&&(this.#n.steps=null,this.#n.focus=null)}#S(t){let e=this.#d.findIndex(({first:s,last:r})=>s<=t&&t<=r);[...this.#s.children].forEach((s,r)=>{s.classList.toggle("done",r<e),r===e?s.setAttribute("aria-current","step"):s.removeAttribute("aria-current")});let n=this.#i.querySelector(`[data-step="${t}"]`);for(let s of this.#i.querySelectorAll('[aria-current="true"]'))s!==n&&s.removeAttribute("aria-current");n===null||n.hasAttribute("aria-current")||(n.setAttribute("aria-current","true"),this.#f&&n.scrollIntoView({block:"nearest"}),this.#f=!1)}};function tA(i,t,e){i.style.gridTemplateColumns=`repeat(${e}, auto)`,i.childElementCount!==t.length?i.replaceChildren(...t.map(n=>k("span",{},n))):t.forEach((n,s)=>{i.children[s].textContent=n})}var Wa=(i,t=9)=>String(Number(i.toPrecision(t))),xr=i=>i.map(t=>Wa(t)).join(","),m0=(i,t,e)=>e==="q"&&t.loops!==null?i.q.map(n=>Wa(n,16)).join(","):xr(i[e]),g0=i=>i.pull.some(t=>t!==0),_0=(i,t)=>i.gravity.some((e,n)=>e!==t.gravity[n]),jd=i=>i.masses.some(t=>t!==1);function y0(i,t){let e=JSON.stringify(t.tool.frame),n=["import rnea","",`arm = rnea.load(${JSON.stringify(t.source)})`];if(jd(i)){let r=i.masses.map(o=>`[${Wa(o)}]`).join(", ");n.push("linear = arm.linear_parameters.copy()"),n.push(`linear.reshape(${i.masses.length}, -1)[:, :10] *= [${r}]`),n.push("arm = arm.with_linear_parameters(linear)")}if(i.payload>0){let r=`[${xr(i.payloadAt)}]`;n.push(`arm = arm.with_payload(${Wa(i.payload)}, ${r}, frame=${e})`)}for(let r of["q","qd","qdd"])n.push(`${r} = [${m0(i,t,r)}]`);let s=["q","qd","qdd"];return _0(i,t)&&s.push(`gravity=[${xr(i.gravity)}]`),i.friction||s.push("friction=False"),g0(i)&&(n.push(`pull = rnea.Wrench([${xr(i.pull)}], frame="world", point=${e})`),s.push("wrench=pull")),n.push(`budget = arm.torque_budget(${s.join(", ")})`,"print(budget)"),n.join(`
`)}function Kd(i){return/^[\w./-]+$/.test(i)?i:`'${i.replaceAll("'","'\\''")}'`}function x0(i,t,e){let n=["rnea torque",Kd(t.source)];for(let s of["q","qd","qdd"])n.push(`--${s}=${m0(i,t,s)}`);if(_0(i,t)&&n.push(`--gravity=${xr(i.gravity)}`),i.friction||n.push("--no-friction"),i.payload>0){let s=Kd(`${t.tool.frame}:${xr(i.payloadAt)}`);n.push(`--payload=${Wa(i.payload)}`,`--payload-at=${s}`)}return g0(i)&&n.push(`--wrench=${xr([...e,0,0,0])}`,`--wrench-at=${Kd(t.tool.frame)}`),n.join(" ")}var Ch=class{root=k("div",{class:"share"});#t;#e;#n;#i=k("pre");#s=k("pre");#r=k("p",{class:"hint",role:"status"});#a=k("p",{class:"copied",role:"status"});constructor(t,e,n){this.#t=t;let{facts:s}=e;this.#n=e,this.#e=s;let r=(o,a)=>k("button",{onclick:()=>this.#l(a())},o);this.root.append(k("h2",{},"This state"),k("div",{class:"row"},r("Copy link",()=>this.link()),r("Copy Python",()=>this.#i.textContent??""),r("Copy command",()=>this.#s.textContent??""),k("button",{onclick:()=>this.#o(n())},"Save picture")),this.#a,k("h2",{},"Python"),this.#i,k("h2",{},"Command"),this.#s,this.#r,k("p",{class:"hint"},`${s.source}, hash ${s.hash}, written by rnea ${s.version}. `,"A robot from a file is loaded from where that file is."))}link(){let t=Qa(this.#t.state,this.#e);return location.href.split("#")[0]+(t?`#${t}`:"")}async#l(t){try{await navigator.clipboard.writeText(t),this.#a.textContent="Copied."}catch{this.#a.textContent=`The browser does not let this page copy; here it is: ${t}`}}#o(t){if(t===null){this.#a.textContent="There is no picture: this browser has no WebGL.";return}let e=this.#e.name.replaceAll(/[^\w-]+/g,"_")||"robot";k("a",{href:t,download:`${e}.png`}).click(),this.#a.textContent="Saved."}show(t){this.#i.replaceChildren(...v0(y0(t,this.#e)));let e=x0(t,this.#e,this.#n.pullInTool(t));this.#s.replaceChildren(...v0(e)),this.#r.textContent=jd(t)?"The command cannot change the masses of links; the lines of Python can.":""}};function v0(i){return i.split(/(?<=[ ,\n])/).flatMap(t=>[k("span",{},t),document.createElement("wbr")])}var eA=[["as in the file",Number.NaN],["Earth",9.81],["Moon",1.62],["Mars",3.71],["none",0]],Ph=class{root=k("div",{class:"what-if"});#t;#e;#n;#i=k("table");#s=[];#r;constructor(t,e){this.#t=t,this.#e=e,this.#n=Ps(e.facts),this.#r=k("input",{type:"checkbox",checked:!0,onchange:o=>t.change({friction:o.target.checked})});let n=k("h2",{class:"grow"},"Torques beside the original's"),s=k("button",{onclick:()=>this.#c()},"Back to the original"),r=o=>o.payload;this.root.append(k("div",{class:"row"},n,s),k("div",{class:"scroll",tabIndex:0},this.#i),k("h2",{},"Payload at the tool, and its centre"),this.#f("mass","kg",0,20,r,o=>t.change({payload:o})),this.#a("payloadAt","centre ","m",.5),k("h2",{},"Gravity"),this.#o(),this.#a("gravity","","m/s\xB2",20),k("h2",{},"Force at the tool"),this.#a("pull","","N",200),k("h2",{},"Friction"),k("label",{class:"row"},this.#r,"joints rub"),k("h2",{},"Masses of the links"),this.#l())}#a(t,e,n,s){let r=["x","y","z"].map((o,a)=>this.#f(e+o,n,-s,s,l=>l[t][a],l=>{let c=[...this.#t.state[t]];c[a]=l,this.#t.change({[t]:c})}));return k("div",{class:"setters"},...r)}#l(){let t=this.#e.facts.bodies.map((e,n)=>this.#f(e.name,"\xD7",.2,3,s=>s.masses[n],s=>{let r=[...this.#t.state.masses];r[n]=s,this.#t.change({masses:r})}));return k("div",{class:"setters named"},...t)}#o(){return k("div",{class:"row places"},...eA.map(([t,e])=>k("button",{onclick:()=>this.#d(e)},t)),k("button",{onclick:()=>this.#p()},"tilt by 30\xB0"))}#d(t){let e=this.#n.gravity,n=Math.hypot(...e),s=n>0?e.map(o=>o/n):[0,0,-1],r=Number.isNaN(t)?[...e]:s.map(o=>o*t);this.#t.change({gravity:r})}#p(){let[t,e,n]=this.#t.state.gravity,[s,r]=[Math.cos(Math.PI/6),Math.sin(Math.PI/6)];this.#t.change({gravity:[t,s*e-r*n,r*e+s*n]})}#c(){let{gravity:t,friction:e,payload:n,payloadAt:s,masses:r,pull:o}=Ps(this.#e.facts);this.#t.change({gravity:t,friction:e,payload:n,payloadAt:s,masses:r,pull:o})}#f(t,e,n,s,r,o){let a=t.replace("centre ",""),l=new yo({name:a,unit:e,label:t,low:n,high:s,write:o});return this.#s.push([l,r]),l.root}show(t){for(let[c,u]of this.#s)c.show(u(t));this.#r.checked=t.friction;let{facts:e}=this.#e,n=this.#e.budget(t,this.#n).total,s=this.#e.budget(t,t).total,r=s.map((c,u)=>c-n[u]),o=Cs([...n,...s,...r]),a=e.joints.flatMap(c=>c.speeds.map((u,h)=>{let d=c.v[0]+h,f=u.name?`${c.name} ${u.name}`:c.name,m=k("i",{class:"dot",style:`background:${Xs(d)}`}),[_,g,p]=[0,1,2].map(T=>o[T*s.length+d]),v=c.effort!==null&&Math.abs(s[d])>c.effort;return k("tr",{"data-joint":c.name},k("td",{},m,f),k("td",{},_),k("td",{class:v?"over":""},g),k("td",{"data-value":r[d]},r[d]>1e-9?`+${p}`:p),k("td",{},u.effortUnit))})),l=["joint","original","now","difference",""].map(c=>k("th",{},c));this.#i.replaceChildren(k("tr",{},...l),...a)}};var b0={type:"change"},tf={type:"start"},M0={type:"end"},Ih=new Os,S0=new Vn,nA=Math.cos(70*qc.DEG2RAD),yn=new U,$n=2*Math.PI,Ee={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,TOUCH_DOLLY_ROTATE:6},Qd=1e-6,Lh=class extends wa{constructor(t,e=null){super(t,e),this.state=Ee.NONE,this.target=new U,this.cursor=new U,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:Gs.ROTATE,MIDDLE:Gs.DOLLY,RIGHT:Gs.PAN},this.touches={ONE:Hs.ROTATE,TWO:Hs.DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._cursorStyle="auto",this._domElementKeyEvents=null,this._lastPosition=new U,this._lastQuaternion=new Tn,this._lastTargetPosition=new U,this._quat=new Tn().setFromUnitVectors(t.up,new U(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new co,this._sphericalDelta=new co,this._scale=1,this._panOffset=new U,this._rotateStart=new qt,this._rotateEnd=new qt,this._rotateDelta=new qt,this._panStart=new qt,this._panEnd=new qt,this._panDelta=new qt,this._dollyStart=new qt,this._dollyEnd=new qt,this._dollyDelta=new qt,this._dollyDirection=new U,this._mouse=new qt,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=sA.bind(this),this._onPointerDown=iA.bind(this),this._onPointerUp=rA.bind(this),this._onContextMenu=dA.bind(this),this._onMouseWheel=lA.bind(this),this._onKeyDown=cA.bind(this),this._onTouchStart=hA.bind(this),this._onTouchMove=uA.bind(this),this._onMouseDown=oA.bind(this),this._onMouseMove=aA.bind(this),this._interceptControlDown=fA.bind(this),this._interceptControlUp=pA.bind(this),this.domElement!==null&&this.connect(this.domElement),this.update()}set cursorStyle(t){this._cursorStyle=t,t==="grab"?this.domElement.style.cursor="grab":this.domElement.style.cursor="auto"}get cursorStyle(){return this._cursorStyle}connect(t){super.connect(t),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener("contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.ownerDocument.addEventListener("keydown",this._interceptControlDown,{passive:!0,capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.state=Ee.NONE,this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.ownerDocument.removeEventListener("keydown",this._interceptControlDown,{capture:!0}),this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{capture:!0}),this._controlActive=!1,this._pointers.length=0,this._pointerPositions={},this.domElement.style.touchAction="",this.domElement.style.cursor="auto"}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){return this.object.position.distanceTo(this.target)}listenToKeyEvents(t){t.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=t}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(b0),this.update(),this.state=Ee.NONE}pan(t,e){this._pan(t,e),this.update()}dollyIn(t){this._dollyIn(t),this.update()}dollyOut(t){this._dollyOut(t),this.update()}rotateLeft(t){this._rotateLeft(t),this.update()}rotateUp(t){this._rotateUp(t),this.update()}update(t=null){let e=this.object.position;yn.copy(e).sub(this.target),yn.applyQuaternion(this._quat),this._spherical.setFromVector3(yn),this.autoRotate&&this.state===Ee.NONE&&this._rotateLeft(this._getAutoRotationAngle(t)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let n=this.minAzimuthAngle,s=this.maxAzimuthAngle;isFinite(n)&&isFinite(s)&&(n<-Math.PI?n+=$n:n>Math.PI&&(n-=$n),s<-Math.PI?s+=$n:s>Math.PI&&(s-=$n),n<=s?this._spherical.theta=Math.max(n,Math.min(s,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(n+s)/2?Math.max(n,this._spherical.theta):Math.min(s,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{let o=this._spherical.radius;this._spherical.radius=this._clampDistance(this._spherical.radius*this._scale),r=o!=this._spherical.radius}if(yn.setFromSpherical(this._spherical),yn.applyQuaternion(this._quatInverse),e.copy(this.target).add(yn),this.object.lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this._sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let o=null;if(this.object.isPerspectiveCamera){let a=yn.length();o=this._clampDistance(a*this._scale);let l=a-o;this.object.position.addScaledVector(this._dollyDirection,l),this.object.updateMatrixWorld(),r=!!l}else if(this.object.isOrthographicCamera){let a=new U(this._mouse.x,this._mouse.y,0);a.unproject(this.object);let l=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=l!==this.object.zoom;let c=new U(this._mouse.x,this._mouse.y,0);c.unproject(this.object),this.object.position.sub(c).add(a),this.object.updateMatrixWorld(),o=yn.length()}else console.warn("WARNING: OrbitControls.js encountered an unknown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;o!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(o).add(this.object.position):(Ih.origin.copy(this.object.position),Ih.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(Ih.direction))<nA?this.object.lookAt(this.target):(S0.setFromNormalAndCoplanarPoint(this.object.up,this.target),Ih.intersectPlane(S0,this.target))))}else if(this.object.isOrthographicCamera){let o=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),o!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>Qd||8*(1-this._lastQuaternion.dot(this.object.quaternion))>Qd||this._lastTargetPosition.distanceToSquared(this.target)>Qd?(this.dispatchEvent(b0),this._lastPosition.copy(this.object.position),this._lastQuaternion.copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(t){return t!==null?$n/60*this.autoRotateSpeed*t:$n/60/60*this.autoRotateSpeed}_getZoomScale(t){let e=Math.abs(t*.01);return Math.pow(.95,this.zoomSpeed*e)}_rotateLeft(t){this._sphericalDelta.theta-=t}_rotateUp(t){this._sphericalDelta.phi-=t}_panLeft(t,e){yn.setFromMatrixColumn(e,0),yn.multiplyScalar(-t),this._panOffset.add(yn)}_panUp(t,e){this.screenSpacePanning===!0?yn.setFromMatrixColumn(e,1):(yn.setFromMatrixColumn(e,0),yn.crossVectors(this.object.up,yn)),yn.multiplyScalar(t),this._panOffset.add(yn)}_pan(t,e){let n=this.domElement;if(this.object.isPerspectiveCamera){let s=this.object.position;yn.copy(s).sub(this.target);let r=yn.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*t*r/n.clientHeight,this.object.matrix),this._panUp(2*e*r/n.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(t*(this.object.right-this.object.left)/this.object.zoom/n.clientWidth,this.object.matrix),this._panUp(e*(this.object.top-this.object.bottom)/this.object.zoom/n.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan disabled."),this.enablePan=!1)}_dollyOut(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(t,e){if(!this.zoomToCursor)return;this._performCursorZoom=!0;let n=this.domElement.getBoundingClientRect(),s=t-n.left,r=e-n.top,o=n.width,a=n.height;this._mouse.x=s/o*2-1,this._mouse.y=-(r/a)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(t){return Math.max(this.minDistance,Math.min(this.maxDistance,t))}_handleMouseDownRotate(t){this._rotateStart.set(t.clientX,t.clientY)}_handleMouseDownDolly(t){this._updateZoomParameters(t.clientX,t.clientY),this._dollyStart.set(t.clientX,t.clientY)}_handleMouseDownPan(t){this._panStart.set(t.clientX,t.clientY)}_handleMouseMoveRotate(t){this._rotateEnd.set(t.clientX,t.clientY),this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let e=this.domElement;this._rotateLeft($n*this._rotateDelta.x/e.clientHeight),this._rotateUp($n*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(t){this._dollyEnd.set(t.clientX,t.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.zoomToCursor&&(this._performCursorZoom=!0,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()),this.update()}_handleMouseMovePan(t){this._panEnd.set(t.clientX,t.clientY),this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(t){this._updateZoomParameters(t.clientX,t.clientY),t.deltaY<0?this._dollyIn(this._getZoomScale(t.deltaY)):t.deltaY>0&&this._dollyOut(this._getZoomScale(t.deltaY)),this.update()}_handleKeyDown(t){let e=!1;switch(t.code){case this.keys.UP:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp($n*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),e=!0;break;case this.keys.BOTTOM:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp(-$n*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),e=!0;break;case this.keys.LEFT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft($n*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),e=!0;break;case this.keys.RIGHT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft(-$n*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),e=!0;break}e&&(t.preventDefault(),this.update())}_handleTouchStartRotate(t){if(this._pointers.length===1)this._rotateStart.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._rotateStart.set(n,s)}}_handleTouchStartPan(t){if(this._pointers.length===1)this._panStart.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._panStart.set(n,s)}}_handleTouchStartDolly(t){let e=this._getSecondPointerPosition(t),n=t.pageX-e.x,s=t.pageY-e.y,r=Math.sqrt(n*n+s*s);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enablePan&&this._handleTouchStartPan(t)}_handleTouchStartDollyRotate(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enableRotate&&this._handleTouchStartRotate(t)}_handleTouchMoveRotate(t){if(this._pointers.length==1)this._rotateEnd.set(t.pageX,t.pageY);else{let n=this._getSecondPointerPosition(t),s=.5*(t.pageX+n.x),r=.5*(t.pageY+n.y);this._rotateEnd.set(s,r)}this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let e=this.domElement;this._rotateLeft($n*this._rotateDelta.x/e.clientHeight),this._rotateUp($n*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(t){if(this._pointers.length===1)this._panEnd.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._panEnd.set(n,s)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(t){let e=this._getSecondPointerPosition(t),n=t.pageX-e.x,s=t.pageY-e.y,r=Math.sqrt(n*n+s*s);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this._dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);let o=(t.pageX+e.x)*.5,a=(t.pageY+e.y)*.5;this._updateZoomParameters(o,a)}_handleTouchMoveDollyPan(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enablePan&&this._handleTouchMovePan(t)}_handleTouchMoveDollyRotate(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enableRotate&&this._handleTouchMoveRotate(t)}_addPointer(t){this._pointers.push(t.pointerId)}_removePointer(t){delete this._pointerPositions[t.pointerId];for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId){this._pointers.splice(e,1);return}}_isTrackingPointer(t){for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId)return!0;return!1}_trackPointer(t){let e=this._pointerPositions[t.pointerId];e===void 0&&(e=new qt,this._pointerPositions[t.pointerId]=e),e.set(t.pageX,t.pageY)}_getSecondPointerPosition(t){let e=t.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[e]}_customWheelEvent(t){let e=t.deltaMode,n={clientX:t.clientX,clientY:t.clientY,deltaY:t.deltaY};switch(e){case 1:n.deltaY*=16;break;case 2:n.deltaY*=100;break}return t.ctrlKey&&!this._controlActive&&(n.deltaY*=10),n}};function iA(i){this.enabled!==!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(i.pointerId),this.domElement.ownerDocument.addEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.addEventListener("pointerup",this._onPointerUp)),!this._isTrackingPointer(i)&&(this._addPointer(i),i.pointerType==="touch"?this._onTouchStart(i):this._onMouseDown(i),this._cursorStyle==="grab"&&(this.domElement.style.cursor="grabbing")))}function sA(i){this.enabled!==!1&&(i.pointerType==="touch"?this._onTouchMove(i):this._onMouseMove(i))}function rA(i){switch(this._removePointer(i),this._pointers.length){case 0:this.domElement.releasePointerCapture(i.pointerId),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.dispatchEvent(M0),this.state=Ee.NONE,this._cursorStyle==="grab"&&(this.domElement.style.cursor="grab");break;case 1:let t=this._pointers[0],e=this._pointerPositions[t];this._onTouchStart({pointerId:t,pageX:e.x,pageY:e.y});break}}function oA(i){let t;switch(i.button){case 0:t=this.mouseButtons.LEFT;break;case 1:t=this.mouseButtons.MIDDLE;break;case 2:t=this.mouseButtons.RIGHT;break;default:t=-1}switch(t){case Gs.DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(i),this.state=Ee.DOLLY;break;case Gs.ROTATE:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=Ee.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=Ee.ROTATE}break;case Gs.PAN:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=Ee.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=Ee.PAN}break;default:this.state=Ee.NONE}this.state!==Ee.NONE&&this.dispatchEvent(tf)}function aA(i){switch(this.state){case Ee.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(i);break;case Ee.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(i);break;case Ee.PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(i);break}}function lA(i){this.enabled===!1||this.enableZoom===!1||this.state!==Ee.NONE||(i.preventDefault(),this.dispatchEvent(tf),this._handleMouseWheel(this._customWheelEvent(i)),this.dispatchEvent(M0))}function cA(i){this.enabled!==!1&&this._handleKeyDown(i)}function hA(i){switch(this._trackPointer(i),this._pointers.length){case 1:switch(this.touches.ONE){case Hs.ROTATE:if(this.enableRotate===!1){this.state=Ee.NONE;break}this._handleTouchStartRotate(i),this.state=Ee.TOUCH_ROTATE;break;case Hs.PAN:if(this.enablePan===!1){this.state=Ee.NONE;break}this._handleTouchStartPan(i),this.state=Ee.TOUCH_PAN;break;default:this.state=Ee.NONE}break;case 2:switch(this.touches.TWO){case Hs.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(i),this.state=Ee.TOUCH_DOLLY_PAN;break;case Hs.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(i),this.state=Ee.TOUCH_DOLLY_ROTATE;break;default:this.state=Ee.NONE}break;default:this.state=Ee.NONE}this.state!==Ee.NONE&&this.dispatchEvent(tf)}function uA(i){switch(this._trackPointer(i),this.state){case Ee.TOUCH_ROTATE:if(this.enableRotate===!1)return;this._handleTouchMoveRotate(i),this.update();break;case Ee.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(i),this.update();break;case Ee.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchMoveDollyPan(i),this.update();break;case Ee.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(i),this.update();break;default:this.state=Ee.NONE}}function dA(i){this.enabled!==!1&&i.preventDefault()}function fA(i){i.key==="Control"&&(this._controlActive=!0,this.domElement.ownerDocument.addEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function pA(i){i.key==="Control"&&(this._controlActive=!1,this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function ef(i,t=Math.PI/3){let e=i.index?i.toNonIndexed():i,n=e.attributes.position,s=n.count,r;if(n.isBufferAttribute===!0&&n.itemSize===3&&n.normalized===!1)r=n.array;else{r=new Float64Array(s*3);for(let b=0;b<s;b++)r[3*b+0]=n.getX(b),r[3*b+1]=n.getY(b),r[3*b+2]=n.getZ(b)}let o=Math.cos(t),a=(1+1e-10)*100,l=s/3,c=new Float64Array(l*3);for(let b=0;b<l;b++){let R=9*b,E=r[R+0],y=r[R+1],A=r[R+2],F=r[R+3],I=r[R+4],L=r[R+5],z=r[R+6],G=r[R+7],D=r[R+8],W=z-F,Y=G-I,H=D-L,lt=E-F,Z=y-I,j=A-L,et=Y*j-H*Z,dt=H*lt-W*j,ut=W*Z-Y*lt,tt=1/(Math.sqrt(et*et+dt*dt+ut*ut)||1);c[3*b+0]=et*tt,c[3*b+1]=dt*tt,c[3*b+2]=ut*tt}let u=new Int32Array(s),h=new Float64Array(s*3),d=1;for(;d<s*2;)d<<=1;let f=d-1,m=new Int32Array(d),_=0;for(let b=0;b<s;b++){let R=3*b,E=Math.trunc(r[R+0]*a),y=Math.trunc(r[R+1]*a),A=Math.trunc(r[R+2]*a),F=(Math.imul(E,73856093)^Math.imul(y,19349663)^Math.imul(A,83492791))&f;for(;;){let I=m[F];if(I===0){let z=3*_;h[z+0]=E,h[z+1]=y,h[z+2]=A,m[F]=_+1,u[b]=_++;break}let L=3*(I-1);if(h[L+0]===E&&h[L+1]===y&&h[L+2]===A){u[b]=I-1;break}F=F+1&f}}let g=new Int32Array(_+1);for(let b=0;b<s;b++)g[u[b]+1]++;for(let b=0;b<_;b++)g[b+1]+=g[b];let p=new Int32Array(s),v=g.slice(0,_);for(let b=0;b<l;b++){let R=3*b;p[v[u[R+0]]++]=b,p[v[u[R+1]]++]=b,p[v[u[R+2]]++]=b}let T=new Float32Array(s*3);for(let b=0;b<l;b++){let R=3*b,E=c[R+0],y=c[R+1],A=c[R+2];for(let F=0;F<3;F++){let I=R+F,L=u[I],z=0,G=0,D=0;for(let Y=g[L],H=g[L+1];Y<H;Y++){let lt=3*p[Y],Z=c[lt+0],j=c[lt+1],et=c[lt+2];E*Z+y*j+A*et>o&&(z+=Z,G+=j,D+=et)}let W=1/(Math.sqrt(z*z+G*G+D*D)||1);T[3*I+0]=z*W,T[3*I+1]=G*W,T[3*I+2]=D*W}}return e.setAttribute("normal",new Dn(T,3,!1)),e}var mA=new U(0,1,0),Zn=i=>new U(i[0],i[1],i[2]);function Jn(i,t,e,n,s={}){let r=s.opacity??1,o={transparent:r<1,opacity:r,depthWrite:r===1},a=s.plain?new Yi(o):new sr(o);s.hollow&&(a.side=_i),a.depthTest=!s.through;let l=new tn(i,a);s.through&&(l.renderOrder=2),l.castShadow=r===1&&!s.through&&!s.plain;let c="#888888",u="#3355cc",h=!1,d=()=>a.color.set(h?u:c);return{object:l,body:t,shown:n,pickable:s.pickable??!1,colour(f){c=f[e],u=f.accent,d()},glow(f){h!==f&&(h=f,d())}}}function Ss(i,t,e){let n=e.clone().sub(t);i.position.copy(t).addScaledVector(n,.5),n.length()>0&&i.quaternion.setFromUnitVectors(mA,n.normalize())}function qa(i,t){let[e,n]=[Math.min(.14*i,.2*t),t/2],s=[[0,-n],[i-e,-n],[i,e-n],[i,n-e],[i-e,n],[0,n]].map(([r,o])=>new qt(r,o));return ef(new pa(s,36),.6)}function w0(i){let e=new oi(1,24,16).toNonIndexed().getAttribute("position"),n=[];for(let r=0;r<e.count;r+=3){let o=new U;for(let l=0;l<3;l+=1)o.add(new U().fromBufferAttribute(e,r+l));if(o.x*o.y*o.z>0===i)for(let l=0;l<3;l+=1)n.push(e.getX(r+l),e.getY(r+l),e.getZ(r+l))}let s=new Qe;return s.setAttribute("position",new be(n,3)),s}function Xa(i,t,e){i.matrixAutoUpdate=!1,i.matrixWorldNeedsUpdate=!0,i.matrix.set(t[0],t[1],t[2],e[0],t[3],t[4],t[5],e[1],t[6],t[7],t[8],e[2],0,0,0,1)}function A0(i){let[t,e,n]=i.sizes;switch(i.shape){case"box":return new $i(t,e,n);case"sphere":return new oi(t,32,20);case"ellipsoid":return new oi(1,32,20).scale(t,e,n);case"capsule":return new nr(t,e,8,24).rotateX(Math.PI/2);case"cylinder":return new gi(t,t,e,32).rotateX(Math.PI/2)}let s=new Qe,r=new Float32Array(zo(i.vertices??"").buffer);return s.setAttribute("position",new Dn(r,3)),s.setIndex(new Dn(new Uint32Array(zo(i.faces??"").buffer),1)),ef(s.scale(t,e,n),.6)}var gA={radius:.075,length:.17};function Io(i){let{lines:t,reach:e}=i.figure,n=t.filter(r=>r.role==="link").map(r=>Zn(r.points[0]).distanceTo(Zn(r.points[1]))).filter(r=>r>.02*e).sort((r,o)=>r-o),s=n[Math.floor(n.length/2)]??e;return e*Math.min(1,Math.max(.3,s/(.5*e)))}function E0(i,t,e){let{figure:n}=i,s=Io(i),r=new Set(n.bare),o=new Set(n.shapes.map(l=>l.body).filter(l=>!r.has(l))),a=[];for(let l of n.shapes)a.push(SA(l));for(let l of n.lines){let[c,u]=l.carried,h=i.bodies[u-1]?.parent??0;(/link|base|web/.test(l.role)?o.has(u):/hub|rail|cross/.test(l.role)&&o.has(u)&&o.has(c===u?h:c))||a.push(..._A(l,s,n.reach))}for(let l of n.points)a.push(...vA(l,i,s,o.has(l.body)));for(let l of n.ellipsoids)l.role.endsWith("body")&&o.has(l.body)||a.push(bA(l));t.forEach((l,c)=>{a.push(...MA(c,s))});for(let l of a)l.stretch===void 0?t[l.body].add(l.object):e.add(l.object);return a}var Dh=i=>i===0?"base":i%2===1?"link":"link-other";function _A(i,t,e){let n=i.role.replace("active ",""),[s,r]=[Zn(i.points[0]),Zn(i.points[i.points.length-1])],[o,a]=i.carried,l=a>0;if(n==="rail"&&o!==a)return[xA(o,a,s,r,t)];if(n==="web")return[yA(i,t)];let c=s.distanceTo(r),u=r.clone().sub(s).normalize(),h=s.clone().lerp(r,.5);if(n==="hub"||n==="cross"){let m=n==="hub"?gA:{radius:.042,length:.3},_=Math.min(c,m.length*t),[g,p]=[-.5,.5].map(R=>h.clone().addScaledVector(u,R*_)),v=Jn(qa(m.radius*t,_),a,"joint","shapes",{pickable:l});if(Ss(v.object,g,p),n==="cross")return[v];let T=qa(.74*m.radius*t,1.1*_),b=Jn(T,a,"cap","shapes",{pickable:l});return Ss(b.object,g,p),[v,b]}if(n==="axis"){let m=.32*t,[_,g]=[-m,m].map(T=>h.clone().addScaledVector(u,T)),p=new gi(.004*t,.004*t,2*m,8),v=Jn(p,a,"axis","axes",{plain:!0});return Ss(v.object,_,g),[v]}if(!(n==="link"||n==="base"||n==="rail")||c<1e-6*e)return[];let d={link:.048,base:.062,rail:.026}[n]*t,f=Jn(new nr(d,c,8,28),a,n==="rail"?"joint":Dh(a),"shapes",{pickable:l});return Ss(f.object,s,r),[f]}function yA(i,t){let e=i.carried[1],n=i.points.map(Zn),s=n.reduce((h,d)=>h.add(d),new U);s.divideScalar(n.length);let r=new U;n.forEach((h,d)=>{let f=n[(d+1)%n.length];r.add(h.clone().sub(s).cross(f.clone().sub(s)))}),r.setLength(.02*t);let o=[1,-1].map(h=>n.map(d=>d.clone().addScaledVector(r,h))),[a,l]=o,c=n.flatMap((h,d)=>{let f=(d+1)%n.length,m=s.clone().add(r),_=s.clone().sub(r);return[m,a[d],a[f],_,l[f],l[d],a[d],l[d],l[f],a[d],l[f],a[f]]}),u=new Qe().setFromPoints(c);return u.computeVertexNormals(),Jn(u,e,Dh(e),"shapes",{pickable:e>0})}function xA(i,t,e,n,s){let r=Jn(new gi(1,1,1,24),t,"joint","shapes");return{...r,stretch:a=>{let l=e.clone().applyMatrix4(a[i].matrix),c=n.clone().applyMatrix4(a[t].matrix);Ss(r.object,l,c),r.object.scale.set(.03*s,Math.max(l.distanceTo(c),1e-6),.03*s)}}}function vA(i,t,e,n){let s=Zn(i.at);if(i.role==="com"){let a=t.parameters[14*(i.body-1)],l=Math.max(...t.bodies.map((u,h)=>t.parameters[14*h])),c=e*(.014+.036*Math.cbrt(a/l));return[!0,!1].map(u=>{let h=u?"ink":"paper",d={through:!0,plain:!0},f=Jn(w0(u),i.body,h,"centres",d);return f.object.position.copy(s),f.object.scale.setScalar(c),{...f,glow(){}}})}if(!/slider|ball/.test(i.role)||n)return[];let r=i.role.includes("ball")?new oi(.09*e,40,24):new $i(.13*e,.13*e,.13*e),o=Jn(r,i.body,"joint","shapes",{pickable:!0});return o.object.position.copy(s),[o]}function bA(i){let t=i.role.endsWith("body"),e=Jn(new oi(1,40,24),i.body,t?Dh(i.body):"inertia",t?"shapes":"inertias",t?{pickable:!0}:{opacity:.32});return Xa(e.object,i.axes.flat(),i.at),t?e:{...e,glow(){}}}function SA(i){let t=A0(i),e=Jn(t,i.body,Dh(i.body),"shapes",{pickable:i.body>0,hollow:i.shape==="mesh"});return Xa(e.object,i.turned,i.at),e}function MA(i,t){return Object.entries({x:[1,0,0],y:[0,1,0],z:[0,0,1]}).map(([n,s])=>{let r=.22*t,o=new gi(.007*t,.007*t,r,10),a=Jn(o,i,n,"frames",{plain:!0,through:!0});return Ss(a.object,new U,Zn(s).multiplyScalar(r)),{...a,glow(){}}})}function T0(i){let t=[];for(let e of i){if(!(e instanceof tn))continue;e.geometry.computeBoundingBox();let n=e.geometry.boundingBox;if(!n.isEmpty()){e.updateWorldMatrix(!0,!1);for(let s of[n.min.x,n.max.x])for(let r of[n.min.y,n.max.y])for(let o of[n.min.z,n.max.z])t.push(new U(s,r,o).applyMatrix4(e.matrixWorld))}}return t}function R0(i,t,e,n){let s=t.up.clone().addScaledVector(e,-t.up.dot(e)).normalize(),r=new U().crossVectors(s,e),o=Math.tan(t.fov*Math.PI/360)*n,a=o*t.aspect,l=new Nn().setFromPoints(i).getCenter(new U),c=1;for(let u=0;u<4;u+=1){let[h,d]=[new Nn,new Nn];c=0;for(let f of i){let m=f.clone().sub(l),[_,g,p]=[m.dot(r),m.dot(s),m.dot(e)];c=Math.max(c,p+Math.abs(_)/a,p+Math.abs(g)/o)}for(let f of i){let m=f.clone().sub(l),_=Math.max(c-m.dot(e),1e-6);h.expandByPoint(new U(m.dot(r)/_,0,0)),d.expandByPoint(new U(m.dot(s)/_,0,0))}l.addScaledVector(r,(h.min.x+h.max.x)/2*c),l.addScaledVector(s,(d.min.x+d.max.x)/2*c)}return{target:l,distance:c}}var wA=/swiftshader|llvmpipe|softpipe|software|basic render/i;function C0(){let t=document.createElement("canvas").getContext("webgl2",{failIfMajorPerformanceCaveat:!0});if(t===null)return!1;let e=t.getExtension("WEBGL_debug_renderer_info"),n=String(t.getParameter(e?.UNMASKED_RENDERER_WEBGL??t.RENDERER));return t.getExtension("WEBGL_lose_context")?.loseContext(),!wA.test(n)}var P0=["x","y","z"],Nh=class{#t;#e;#n=new si;constructor(t,e){let n=(s=1)=>new Yi({depthTest:!1,transparent:!0,opacity:s});this.#t=new tn(new oi(.03*e,24,16),n()),this.#e=new tn(new oi(.062*e,24,16),n(.25)),this.#t.renderOrder=5,this.#e.renderOrder=4,this.#t.add(this.#e),P0.forEach((s,r)=>{let o=new tn(new ma(.42*e,.011*e,12,72),n(.9));r===0&&o.rotateY(Math.PI/2),r===1&&o.rotateX(Math.PI/2),o.renderOrder=4,this.#n.add(o)}),this.#n.matrixAutoUpdate=!1,this.#n.visible=!1,t.add(this.#t,this.#n)}show(t,e){this.#t.position.copy(t),this.#t.visible=e}rings(t){this.#n.visible=t!==null,t!==null&&this.#n.matrix.copy(t),this.#n.matrixWorldNeedsUpdate=!0}pick(t){if(this.#t.visible&&t.intersectObject(this.#e).length>0)return{kind:"tool"};if(!this.#n.visible)return null;let e=t.intersectObjects(this.#n.children)[0];return e===void 0?null:{kind:"ring",axis:this.#n.children.indexOf(e.object)}}colour(t){for(let e of[this.#t,this.#e])e.material.color.set(t.pull);this.#n.children.forEach((e,n)=>{let{material:s}=e;s.color.set(t[P0[n]])})}};var Fh=class{root=k("div",{class:"labels","aria-hidden":"true"});#t=[];#e=[];clear(){for(let{made:t}of this.#e)t.remove();[this.#e,this.#t]=[this.#t,[]]}add(t,e,n=""){let s=this.#e.findIndex(o=>o.text===t&&o.kind===n);if(s>=0){let[o]=this.#e.splice(s,1);this.#t.push({...o,at:e});return}let r=k("span",{class:`label ${n}`},t);this.#t.push({made:r,text:t,kind:n,at:e}),this.root.append(r)}layOut(t,e,n){for(let{made:r}of this.#e.splice(0))r.remove();let s=[];for(let{made:r,at:o}of this.#t){let a=o.clone().project(t);r.hidden=Math.abs(a.z)>1;let l=(a.x+1)/2*e,c=(1-a.y)/2*n;for(;s.some(([u,h])=>Math.abs(u-l)<90&&Math.abs(h-c)<20);)c+=21;s.push([l,c]),r.style.transform=`translate(${Math.round(l)}px, ${Math.round(c)}px)`}}};var Uh=class{key=k("div",{class:"key"});card=k("aside",{class:"card","aria-label":"picked link",hidden:!0});#t;#e="";constructor(t){this.#t=t}show(t,e,n){let s=[];t.show.forces&&!n&&s.push(["force",`force, ${e.forces.says("N")}`]),t.show.moments&&!n&&s.push(["moment",`moment, ${e.moments.says("N m")}`]),t.pull.some(o=>o!==0)&&s.push(["pull",`pull, 10 cm = ${he(.1/e.pull)} N`]);let r=JSON.stringify(s);r!==this.#e&&(this.#e=r,this.key.replaceChildren(...s.map(([o,a])=>k("span",{},k("i",{class:`arrow ${o}`}),a)))),this.#n(t)}#n(t){if(this.card.hidden=t.link===0,t.link===0)return;let{facts:e}=this.#t,n=e.bodies[t.link-1],s=this.#t.parameters(t).subarray(14*(t.link-1)),r=this.#t.jointWrenches(t,t).subarray(6*t.link),o=c=>he(Math.hypot(...r.subarray(c,c+3))),a=[s[1],s[2],s[3]].map(c=>he(c,3)).join(", "),l=[["mass",`${he(s[0])} kg`],["centre",`${a} m`],["force",`${o(3)} N`],["moment",`${o(0)} N m`]];this.card.dataset.link=n.name,this.card.replaceChildren(k("b",{},n.name),k("span",{class:"about"},`on ${n.joint}`),k("dl",{},...l.flatMap(([c,u])=>[k("dt",{},c),k("dd",{},u)])))}};var I0=[null,1,.7,.5],Oh=class{#t;#e=0;#n=0;#i=0;#s=0;constructor(t){this.#t=t}fineness(t){this.#e+=.25*(t-this.#e),this.#s+=1,this.#e>26&&this.#s>=4?this.#r(this.#i+1):this.#e<18&&this.#s>=80&&this.#r(this.#i-1);let e=I0[this.#i];return clearTimeout(this.#n),e!==null&&(this.#n=window.setTimeout(this.#t,Math.max(250,3*this.#e))),e}#r(t){this.#s=0,this.#i=Math.min(I0.length-1,Math.max(0,t))}};var Bh=class{#t=new sa(16777215);#e;#n=new ao(16777215,2.1);#i=new U;constructor(t,e,n){t.fog=this.#t;let s=new Tn().setFromUnitVectors(new U(0,1,0),n),r=new xa(16777215,9607334,1.5);r.position.copy(n);let o=new ao(16777215,.7);o.position.copy(new U(-3,1.5,-2).applyQuaternion(s)),t.add(r,o,this.#n,this.#n.target),this.#s(e),this.#e=AA(ur(.35*e),15);let a=new tn(new ir(40*e,40*e).rotateX(-Math.PI/2),new ga({opacity:.16}));a.receiveShadow=!0,this.#e.add(a),this.#e.quaternion.copy(s),this.#e.name="ground",t.add(this.#e);let l=new U(1.6,5,2.4).applyQuaternion(s);this.#n.userData.aside=l.normalize().multiplyScalar(6*e),this.stand(this.#i,new U)}#s(t){this.#n.castShadow=!0;let{shadow:e}=this.#n;e.mapSize.set(1024,1024),e.radius=5,e.bias=-6e-4,e.normalBias=.004*t,Object.assign(e.camera,{left:-2.6*t,right:2.6*t,top:2.6*t,bottom:-2.6*t,near:1*t,far:14*t})}stand(t,e){this.#e.position.copy(e),this.#n.target.position.copy(t),this.#n.position.copy(t).add(this.#n.userData.aside)}shadowed(t){this.#e.children[0].visible=t}seenFrom(t,e){this.#t.near=t+.5*e,this.#t.far=t+4*e}colour(t){this.#t.color.set(t.stage),this.#e.material.color.set(t.ground)}};function AA(i,t){let e=[];for(let s=-t;s<=t;s+=1)for(let r=-t;r<t;r+=1)for(let[o,a,l,c]of[[s,r,s,r+1],[r,s,r+1,s]])e.push(o*i,0,a*i,l*i,0,c*i);let n=new Qe;return n.setAttribute("position",new be(e,3)),new ca(n,new oo)}function L0(i,t,e){let{figure:n}=i,s=n.lines.find(d=>d.role==="base");if(s===void 0||n.shapes.some(d=>d.body===0))return[];let r=Io(i),o=i.bodies.findIndex(d=>d.parent===0)+1,a=n.lines.find(d=>d.role==="axis"&&d.carried[1]===o),l=e.clone(),c=t[0].matrix.clone().invert(),u=Zn(s.points[0]);if(a!==void 0){let[d,f]=[a.points[0],a.points[1]].map(b=>Zn(b).applyMatrix4(t[o].matrix)),m=f.sub(d).normalize(),_=new U().setFromMatrixPosition(t[o].matrix).applyMatrix4(c),g=Math.abs(m.dot(e))>.7,p=Zn(n.eye);if(!g&&i.loops!==null)return[];g||(l=m.dot(p)<0?m.negate():m);let v=l.clone().transformDirection(c),T=Math.min(0,_.sub(u).dot(v)-.085*r);u.addScaledVector(v,g&&T>-.02*r?0:T)}l.transformDirection(c);let h=[[.115,.03],[.19,.045]].map(([d,f])=>{let m=Jn(qa(d*r,f*r),0,"base","shapes"),_=u.clone().addScaledVector(l,-f*r);return Ss(m.object,_,u.clone()),u.copy(_),m});for(let d of h)t[0].add(d.object);return h}var EA=50,kh=class{hand=null;canvas;camera;controls;bodies=[];handles;loads;overlay;steps=null;focus=null;tug=null;hovered=null;#t=new Fh;#e;#n=new ra;#i;#s;#r;#a;#l;#o;#d=new U;#p=null;#c=!1;#f=!1;#h=!0;#u;#m=0;#_=0;#g=new Oh(()=>this.#M());constructor(t,e){let{facts:n}=t,{figure:s}=n;this.#s=t,this.canvas=e,this.#l=s.reach;let r=C0();this.#e=new Zc({canvas:e,antialias:r}),this.#u=Math.min((r?1:1.5)*devicePixelRatio,2),this.#e.setPixelRatio(this.#u),this.#e.shadowMap.enabled=!0,this.#e.shadowMap.type=rr,this.#e.shadowMap.autoUpdate=!1,this.camera=new Gn(32,1,.02*s.reach,100*s.reach),this.controls=new Lh(this.camera,e),this.controls.enableDamping=!1,this.controls.addEventListener("change",()=>this.ask()),this.controls.addEventListener("start",()=>{this.#c=!0}),this.#o=new U(...s.up).normalize(),this.camera.up.copy(this.#o),this.#i=new Bh(this.#n,s.reach,this.#o);for(let a=0;a<=n.bodies.length;a+=1){let l=new si;l.matrixAutoUpdate=!1,this.bodies.push(l),this.#n.add(l)}this.#r=E0(n,this.bodies,this.#n),this.#a=new th(this.#n,Math.sqrt(Io(n)*s.reach)),this.loads=new eh(t),this.handles=new Nh(this.#n,Io(n)),this.overlay=new Uh(t),this.place(t.poses(n.start)),this.#r.push(...L0(n,this.bodies,this.#o)),this.#x();let o=e.parentElement;o.append(this.#t.root,this.overlay.key,this.overlay.card),new ResizeObserver(()=>this.resize()).observe(o),this.resize(),this.home()}get#y(){let t=this.#r.filter(n=>n.shown==="shapes").map(n=>n.object),e=T0(t);return e.length>0?e:[new U,this.#o.clone()]}#x(){let t=this.#y,n=new Nn().setFromPoints(t).getCenter(new U),s=new U().setFromMatrixPosition(this.bodies[0].matrix),r=this.#b?s.dot(this.#o)-2.1*this.#l:Number.POSITIVE_INFINITY,o=Math.min(r,...t.map(h=>h.dot(this.#o))),a=s.addScaledVector(this.#o,o-s.dot(this.#o));this.#i.stand(n,a);let l=new U().crossVectors(this.#v,this.#o).normalize(),c=Math.max(...t.map(h=>h.clone().sub(n).dot(l)));this.#d.copy(n).addScaledVector(l,c+.12*this.#l);let u=Math.max(...t.map(h=>h.clone().sub(n).dot(this.#o)));this.#d.addScaledVector(this.#o,Math.max(u,.45*this.#l))}get#b(){let{lines:t}=this.#s.facts.figure,e=t.find(r=>r.role==="axis");if(e===void 0||!t.some(r=>r.role==="base"))return!1;let[n,s]=e.points.map(r=>Zn(r).applyMatrix4(this.bodies[e.carried[1]].matrix));return Math.abs(s.sub(n).normalize().dot(this.#o))<.7}get#v(){return new U(...this.#s.facts.figure.eye).normalize().addScaledVector(this.#o,.14).normalize()}home(){this.#c=!1;let t=this.steps===null?[]:this.#a.drawn.map(({tip:r})=>r),e=[...this.#y,...t,this.#d],{target:n,distance:s}=R0(e,this.camera,this.#v,.8);this.controls.target.copy(n),this.camera.position.copy(n).addScaledVector(this.#v,s),this.controls.update(),this.ask()}refit(){this.#c||this.home()}place(t){this.bodies.forEach((e,n)=>{let s=t.subarray(12*n,12*n+12);Xa(e,s,s.subarray(9))});for(let e of this.#r)e.stretch?.(this.bodies);this.#h=!0}show(t){let e=this.#p===null;this.#p=t;let n=this.#s.poses(t.q),s=this.focus??t.link;this.place(n);for(let r of this.#r)r.object.visible=t.show[r.shown]??!0,r.glow(s>0&&r.body===s);this.#S(t,n),this.overlay.show({...t,link:s},this.loads,this.steps!==null),e&&this.home(),this.ask()}#S(t,e){let n=this.steps===null?this.loads.through(t,e):[],s=t.show.gravity?[this.loads.gravity(t,this.#d)]:[],{tool:r,handle:o}=this.loads.handle(t,e),l=[...t.pull.some(h=>h!==0)?[{at:r,force:t.pull}]:[],...this.tug?[this.tug]:[]];this.#a.draw([...n,...s,...this.loads.tugs(l),...this.steps??[]]),this.handles.show(o,t.show.handle??!0);let u=this.#s.facts.joints.find(h=>h.body===t.link)?.speeds.filter(h=>h.unit==="rad/s").length===3;this.handles.rings(u?this.bodies[t.link].matrix:null),this.#w()}#w(){this.#t.clear();for(let{arrow:t,tip:e}of this.#a.drawn){let n=this.steps?.find(s=>s===t);n!==void 0?this.#t.add(n.label,e,n.current?"current":"vector"):(t.role==="weight"||t.role==="pull"||t.text===this.hovered)&&this.#t.add(t.text,t.role==="weight"?t.at:e,t.role)}}arrowAt(t,e){let{clientWidth:n,clientHeight:s}=this.canvas,r=c=>{let u=c.clone().project(this.camera);return new qt(u.x*n/2,u.y*s/2)},o=new U(t*n/2,e*s/2,0),[a,l]=[null,9];for(let c of this.#a.drawn){let[u,h]=[r(c.arrow.at),r(c.tip)],f=new Ma(new U(u.x,u.y,0),new U(h.x,h.y,0)).closestPointToPoint(o,!0,new U).distanceTo(o);f<l&&([a,l]=[c,f])}return a}hover(t){let e=t?.arrow.text??null;e!==this.hovered&&(this.hovered=e,this.#w(),this.ask())}ray(t,e){let n=new Sa;return n.setFromCamera(new qt(t,e),this.camera),n}pick(t,e){let n=this.#r.filter(a=>a.pickable&&a.object.visible),s=this.ray(t,e).intersectObjects(n.map(a=>a.object),!0)[0],r=n.find(a=>a.object===s?.object||a.object===s?.object.parent);if(s===void 0||r===void 0)return null;let o=new xe().copy(this.bodies[r.body].matrix).invert();return{body:r.body,world:s.point,local:s.point.clone().applyMatrix4(o)}}onPlane(t,e,n,s=this.camera.getWorldDirection(new U)){let r=new Vn().setFromNormalAndCoplanarPoint(s,n);return this.ray(t,e).ray.intersectPlane(r,new U)}colour(){let t=Cm();this.#e.setClearColor(t.stage);for(let e of this.#r)e.colour(t);this.#i.colour(t),this.#a.colour(t),this.handles.colour(t),this.ask()}resize(){let t=this.canvas.parentElement,{clientWidth:e,clientHeight:n}=t;e===0||n===0||(this.#e.setSize(e,n,!1),this.camera.aspect=e/n,this.camera.updateProjectionMatrix(),this.#c||this.home(),this.ask())}ask(){if(this.#f)return;this.#f=!0;let t=performance.now(),e=t-this.#_<EA?this.#m:t;requestAnimationFrame(()=>{this.#f=!1,this.#m=performance.now(),this.#M(this.#g.fineness(this.#m-e)),this.#_=performance.now()})}#M(t=null,e=this.#u){let n=Math.min(e,t??e);n!==this.#e.getPixelRatio()&&this.#e.setPixelRatio(n),this.#e.shadowMap.needsUpdate=this.#h&&t===null,t===null&&(this.#h=!1),this.#i.shadowed(t===null),this.#i.seenFrom(this.camera.position.distanceTo(this.controls.target),this.#l),this.#e.render(this.#n,this.camera),this.#t.layOut(this.camera,this.canvas.clientWidth,this.canvas.clientHeight)}again(){this.#p!==null&&this.show(this.#p)}picture(t=this.#u){return this.#M(null,t),this.canvas.toDataURL("image/png")}};async function TA(){let i=JSON.parse(document.getElementById("facts")?.textContent??""),t=new ja(Ps(i)),e=k("div",{class:"notes",role:"status"}),n=(b,R=!1)=>{let E=k("p",{class:R?"bad":""},b);e.append(E),setTimeout(()=>E.remove(),12e3)},s=k("canvas",{tabIndex:0,"aria-label":`${i.name} in space`}),r=k("button",{onclick:()=>d?.home(),title:"or press h"},"Fit"),o=k("div",{class:"tools"},IA(t),r),a=k("div",{class:"stage"},s,o,e),l=PA(i,()=>{d?.colour(),f?.show(t.state,!0)}),c=document.getElementById("studio")??k("div",{id:"studio"});i.compact&&(c.className="compact"),c.replaceChildren(l,a),c.isConnected||document.body.append(c);let[u]=await Promise.all([Mf(i.wasm).then(b=>ah.of(b,i.kernels)),CA()]),h=new Ka(i,u),d=null,f=null;try{d=new kh(h,s),new oh(d,t,h)}catch{s.remove(),a.append(k("p",{class:"message"},"This browser has no WebGL, so there is no picture; everything else works."))}let m=["Joints",new rh(t,h,()=>d?.refit())],_=()=>[["Recursion",new Rh(t,h,d)],["Motion",new Th(t,h,n)],["Map",new Ah(t,h)],["What if",new Ph(t,h)],["Let go",new wh(t,h,d)],["Share",new Ch(t,h,()=>d?.picture()??null)]],g=i.compact?[m]:[m,..._()],p=new nf(g,()=>{p.show(t.state),d?.again()});f=p,c.append(p.root);for(let b of i.figure.notes)n(b);let v=Ef(location.hash,i);RA(v,h),v.ignored.length>0&&n(`The address says ${v.ignored.join(", ")}: ignored.`,!0),t.watch(b=>{p.show(b),d?.show(b)});let T=0;t.watch(b=>{clearTimeout(T),T=window.setTimeout(()=>{let R=Qa(b,i);location.protocol!=="about:"&&history.replaceState(null,"",R?`#${R}`:location.pathname)},400)}),d?.colour(),t.change({...t.state,...v.state}),t.flush(),Object.assign(window,{studio:{facts:i,kernels:u,dynamics:h,store:t,view:d,Simulation:Po}}),document.documentElement.dataset.ready="true"}function RA(i,t){let{q:e}=i.state;if(e===void 0||t.facts.loops===null)return;let n=t.ended(e,e);n.every(Number.isFinite)?i.state.q=n:(delete i.state.q,i.ignored.push("q, where loops stay open"))}function CA(){return new Promise(i=>{requestAnimationFrame(()=>setTimeout(i)),setTimeout(i,100)})}var D0=(i,t)=>`${i} ${t}${i===1?"":"s"}`;function PA(i,t){let e=matchMedia("(prefers-color-scheme: dark)").matches,n=document.documentElement;n.dataset.theme=e?"dark":"light";let s=()=>{n.dataset.theme=n.dataset.theme==="dark"?"light":"dark",t()},r=D0((i.loops===null?i.joints:i.bodies).length,"joint"),o=i.loops===null?"":`, ${D0(i.loops.cuts.length,"loop")}`,a=i.bodies.reduce((l,c,u)=>l+i.parameters[14*u],0);return k("header",{class:"bar"},k("h1",{},i.name),k("span",{class:"about"},`${r}${o}, ${he(a)} kg moving`),k("span",{class:"gap"}),k("button",{class:"icon",onclick:s,"aria-label":"light or dark"},"\u25D0"))}function IA(i){let t=Object.entries(Go).map(([e,n])=>{let s=k("input",{type:"checkbox","data-show":e,onchange:()=>i.change({show:{...i.state.show,[e]:s.checked}})});return i.watch(r=>{s.checked=r.show[e]}),k("label",{},s,n)});return k("details",{class:"layers"},k("summary",{class:"button"},"Show"),k("div",{},...t))}var nf=class{root=k("section",{class:"panel","aria-label":"panels"});#t;#e=[];#n=[];#i=0;constructor(t,e){this.#t=t;let n=k("div",{class:"tabs",role:"tablist"});t.forEach(([s,r],o)=>{let a=`page-${o}`,l=k("button",{role:"tab",id:`tab-${o}`,"aria-controls":a,onclick:()=>{this.choose(o),e()},onkeydown:c=>{let u={ArrowRight:1,ArrowLeft:-1}[c.key];u!==void 0&&(this.choose((o+u+t.length)%t.length),e(),this.#e[this.#i].focus())}},s);this.#e.push(l),n.append(l),this.#n.push(k("div",{class:"page",role:"tabpanel",id:a,"aria-labelledby":`tab-${o}`,tabIndex:0},r.root))}),n.hidden=t.length===1,this.root.append(n,...this.#n),this.choose(0)}choose(t){t!==this.#i&&this.#t[this.#i][1].hide?.(),this.#i=t,this.#e.forEach((e,n)=>{e.setAttribute("aria-selected",String(n===t)),e.tabIndex=n===t?0:-1,this.#n[n].hidden=n!==t})}show(t,e=!1){this.#t[this.#i][1].show(t,e)}};TA();
